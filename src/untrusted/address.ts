/** Decides which addresses and pictures from outside may be used (conformance 7.23). */
import { parseUrl } from './url.ts'

const longest = 2048
/** White space, control and bidi characters, and the backslash that browsers read as a slash. */
const forbidden = /[\s\\\p{Cc}\p{Cf}]/u

/** The address if it is absolute, http(s) and without credentials or forbidden characters; else null. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  const text = value.trim()
  if (!/^https?:\/\//i.test(text) || forbidden.test(text)) return null
  const url = parseUrl(text)
  return url?.username === '' && url.password === '' ? url.href : null
}

const dataImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Like `safeHref`, but also allows a raster image as a `data:` address; never SVG, which may contain script. */
export function safeImageSrc(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.length <= largestEncoded && dataImage.test(value) ? value : safeHref(value)
}

const largestBytes = 2 * 1024 * 1024
const largestEncoded = Math.ceil(largestBytes / 3) * 4 + 64

/** The first bytes of each format; `.` matches any byte. */
const beginnings = [
  { type: 'png', begins: '\x89PNG\r\n\x1a\n' },
  { type: 'jpeg', begins: '\xff\xd8\xff' },
  { type: 'gif', begins: 'GIF8' },
  { type: 'webp', begins: 'RIFF....WEBP' },
]

const matches = (head: string, begins: string) =>
  head.length >= begins.length && [...begins].every((byte, at) => byte === '.' || byte === head[at])

/**
 * A `data:` address for a picture sent as base64, such as a captcha; null unless its first bytes are those of PNG,
 * JPEG, GIF or WebP and it has at most 2 MB. White space and a leading `data:…;base64,` are removed.
 */
export function rasterFromBase64(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > largestEncoded * 1.1) return null
  const base64 = value.replace(/^\s*data:image\/\w+;base64,/, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length > largestEncoded) return null
  const head = atob(base64.slice(0, 24).padEnd(24, 'A').replace(/=/g, 'A'))
  const format = beginnings.find(({ begins }) => matches(head, begins))
  return format ? `data:image/${format.type};base64,${base64}` : null
}
