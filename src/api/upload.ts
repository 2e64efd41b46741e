/** Multipart upload by XMLHttpRequest: the one way in which a browser tells how much has been sent. */
import type { Answer, CallOptions } from './answer.ts'
import { ApiError } from './error.ts'

export interface UploadOptions extends CallOptions {
  /** Bytes, of all files and what separates them. */
  onProgress?: (sent: number, total: number) => void
  /** Milliseconds without a sign of life after which it is given up. A large file takes its time. */
  stallLimitMs: number
}

export function upload(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  { signal, onProgress, stallLimitMs }: UploadOptions,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('files', file)
  const { promise, resolve, reject } = withResolvers<Answer>()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  let stalled: ReturnType<typeof setTimeout>
  const live = () => {
    clearTimeout(stalled)
    stalled = setTimeout(() => {
      reject(new ApiError('time-limit', url))
      request.abort()
    }, stallLimitMs)
  }
  request.upload.onprogress = ({ loaded, total }) => {
    live()
    onProgress?.(loaded, total)
  }
  request.onload = () => {
    const { status, statusText, responseText: text } = request
    resolve({ status, statusText, headers: {}, text })
  }
  request.onerror = () => reject(new ApiError('network', url))
  request.onabort = () => reject(signal?.reason ?? new ApiError('network', url))
  request.onloadend = () => {
    clearTimeout(stalled)
    signal?.removeEventListener('abort', abort)
  }
  if (signal?.aborted) reject(signal.reason)
  else {
    signal?.addEventListener('abort', abort)
    request.send(body)
    live()
  }
  return promise
}

/** Promise.withResolvers, which came after ES2022. */
function withResolvers<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
