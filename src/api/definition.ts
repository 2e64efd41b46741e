import { abortAfter } from './abort.ts'
import type { Fetch } from './early-fetch.ts'
import { ApiError } from './error.ts'
import { definitionRequest } from './request.ts'

/** Short, because it is a static file. */
const timeLimitMs = 15_000

export interface ServedDefinition {
  text: string
  /** The same, parsed. */
  document: unknown
}

/**
 * The flow definition as it is served beside the widget: the caller compiles it.
 * Rejects with an ApiError; one of kind 'body' has the message of the parser.
 */
export async function fetchDefinition(
  name: string,
  base: string,
  signal: AbortSignal,
  send: Fetch = globalThis.fetch.bind(globalThis),
): Promise<ServedDefinition> {
  const { url, init } = definitionRequest(name, base)
  const failed = () => {
    throw new ApiError('network', url)
  }
  const limit = abortAfter(timeLimitMs, signal)
  try {
    const response = await send(url, { ...init, signal: limit.signal }).catch(failed)
    if (!response.ok) throw new ApiError('http', url, { status: response.status, statusText: response.statusText })
    const text = await response.text().catch(failed)
    return { text, document: parsed(text, url, response.status) }
  } finally {
    limit.end()
  }
}

function parsed(text: string, url: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError('body', url, { status }, error instanceof Error ? error.message : '')
  }
}
