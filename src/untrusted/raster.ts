/** Pictures that are sent as base64. */
import { largestEncoded } from './address.ts'

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
 * JPEG, GIF or WebP and it has at most 2 MB. Read as servers write it: with white space, behind `data:…;base64,`, in the
 * alphabet for addresses, and without padding.
 */
export function rasterFromBase64(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > largestEncoded * 1.1) return null
  const base64 = value
    .replace(/^\s*data:[^,]{0,99};\s*base64,/i, '')
    .replace(/\s+/g, '')
    .replace(/={1,2}$/, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
  if (!/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1 || base64.length > largestEncoded) return null
  const head = atob(base64.slice(0, 24).padEnd(24, 'A'))
  const format = beginnings.find(({ begins }) => matches(head, begins))
  return format ? `data:image/${format.type};base64,${base64}${'='.repeat(-base64.length & 3)}` : null
}
