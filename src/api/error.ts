/** How a call fails (docs/api.md). */
import type { ErrorBody } from '../generated/api.types.ts'
import { parseUrl } from '../untrusted/url.ts'

/** http: not 2xx · network: no response · time-limit: none in time · body: the response breaks its schema. */
export type FailureKind = 'http' | 'network' | 'time-limit' | 'body'

export class ApiError extends Error {
  override readonly name = 'ApiError'
  declare readonly kind: FailureKind
  declare readonly url: string
  declare readonly status: number
  declare readonly statusText: string
  declare readonly headers: Readonly<Record<string, string>>
  declare readonly data: ErrorBody

  constructor(
    kind: FailureKind,
    url: string,
    response: Partial<Pick<ApiError, 'status' | 'statusText' | 'headers' | 'data'>> = {},
    detail = '',
  ) {
    const path = parseUrl(url)?.pathname ?? url
    super([`${kind} failure`, response.status, path, detail].filter(Boolean).join(' · '))
    this.kind = kind
    this.url = url
    this.status = response.status ?? 0
    this.statusText = response.statusText ?? ''
    this.headers = response.headers ?? {}
    this.data = response.data ?? {}
  }

  /** `error_code` of the body, e.g. INVALID_CREDENTIALS. */
  get code(): string | null {
    return this.text('error_code')
  }

  /** Text of the server for the user: `display_message`, else `error_message`. */
  get display(): string | null {
    return this.text('display_message') ?? this.text('error_message')
  }

  /** Milliseconds the server asks to wait (Retry-After, in seconds or as a date), or null. Of several headers, the first. */
  get retryAfterMs(): number | null {
    const value = this.headers['retry-after']
    if (value === undefined) return null
    const seconds = /^\d+(\.\d+)?(?=\s*(,|$))/.exec(value)
    // One of the three forms of such a date names no zone, and means the same.
    const date = value.replace(/ \d{4}$/, '$& GMT')
    const ms = seconds ? Number(seconds[0]) * 1000 : Date.parse(date) - Date.now()
    return Number.isNaN(ms) ? null : Math.max(0, ms)
  }

  private text(key: keyof ErrorBody): string | null {
    const value = this.data[key]
    return value?.trim() ? value : null
  }
}
