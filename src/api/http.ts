/** What `client.ts` and `upload.ts` share: the response before it is checked, and what a caller may pass. */
export interface RawResponse {
  status: number
  statusText: string
  headers: Record<string, string>
  text: string
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal
}
