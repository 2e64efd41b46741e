/**
 * Multipart upload by XMLHttpRequest: only it reports how much of a body has been sent. It follows redirects and can't be
 * told not to, so the page's own policy limits where they may lead (`src/widget/connection-policy.ts`).
 */
import { textNestsTooDeep } from '../untrusted/index.ts'
import { ApiError } from './error.ts'
import type { CallOptions, RawResponse } from './http.ts'
import { createStallTimer } from './stall-timer.ts'
import { longestBody } from './text-of.ts'

export interface UploadOptions extends CallOptions {
  /** Bytes of the whole body. */
  onProgress?: (sent: number, total: number) => void
  /** Milliseconds without progress after which the upload fails. A large file may take long as a whole. */
  stallLimitMs: number
}

export function upload(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  { signal, onProgress, stallLimitMs }: UploadOptions,
): Promise<RawResponse> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('files', file)
  const { promise, resolve, reject } = withResolvers<RawResponse>()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  const stall = createStallTimer(stallLimitMs, () => {
    reject(new ApiError('time-limit', url))
    request.abort()
  })
  request.upload.onprogress = ({ loaded, total }) => {
    stall.restart()
    onProgress?.(loaded, total)
  }
  request.onprogress = ({ loaded }) => {
    if (loaded <= longestBody) return
    reject(new ApiError('body', url, { status: request.status }, 'too long'))
    request.abort()
  }
  const read = () => {
    const { status, statusText, responseText: text, responseURL } = request
    // What a tool has put in place of XMLHttpRequest may not know the address.
    if (new URL(responseURL || url).origin !== new URL(url).origin) reject(new ApiError('network', url))
    else if (textNestsTooDeep(text))
      reject(new ApiError('body', url, { status, statusText, headers: {} }, 'nests too deep'))
    else resolve({ status, statusText, headers: headersOf(request), text })
  }
  request.onload = () => {
    try {
      read()
    } catch {
      reject(new ApiError('network', url))
    }
  }
  request.onerror = () => reject(new ApiError('network', url))
  request.onabort = () => reject(signal?.reason ?? new ApiError('network', url))
  request.onloadend = () => {
    stall.stop()
    signal?.removeEventListener('abort', abort)
  }
  if (signal?.aborted) reject(signal.reason)
  else {
    signal?.addEventListener('abort', abort)
    request.send(body)
    stall.restart()
  }
  return promise
}

/** Those that the server lets the page read, such as Retry-After, by their names in lower case; null is for none. */
function headersOf(request: XMLHttpRequest): Record<string, string> {
  const lines = (request.getAllResponseHeaders() ?? '').split('\r\n')
  const pairs = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)).filter((pair) => pair !== null)
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

/** `Promise.withResolvers` is newer than ES2022. */
function withResolvers<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
