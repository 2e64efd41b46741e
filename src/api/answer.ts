/** What came back, before anyone has looked at it. */
export interface Answer {
  status: number
  statusText: string
  headers: Record<string, string>
  text: string
}

export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal
}
