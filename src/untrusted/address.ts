/** Decides which addresses and pictures from outside may be used (conformance 7.23). */
import { parseUrl } from './url.ts'

const longest = 2048
/** White space, control and bidi characters, and the backslash that browsers read as a slash. */
const forbidden = /[\s\\\p{Cc}\p{Cf}]/u

export const hasForbiddenCharacters = (text: string): boolean => forbidden.test(text)

/** The address if it is absolute, http(s) and without credentials or forbidden characters; else null. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  const text = value.trim()
  if (!/^https?:\/\//i.test(text) || hasForbiddenCharacters(text)) return null
  const url = parseUrl(text)
  return url?.username === '' && url.password === '' ? url.href : null
}

const dataImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Z0-9+/]+={0,2}$/i

/** Like `safeHref`, but also allows a raster image as a `data:` address; never SVG, which may contain script. */
export function safeImageSrc(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.length <= largestEncoded && dataImage.test(value) ? value : safeHref(value)
}

const largestBytes = 2 * 1024 * 1024
/** Characters of a picture that is sent as base64. */
export const largestEncoded = Math.ceil(largestBytes / 3) * 4 + 64
