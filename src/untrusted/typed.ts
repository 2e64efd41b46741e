/** What is typed or pasted, without the marks that messages, documents and keyboards put around it and nobody sees. */
import { hidden, joined } from './isolate.ts'

const marks = new RegExp(String.raw`(${joined})|[${hidden}\u200C\u200D]`, 'gu')

/** Not for passwords: they are sent as they were typed. */
export const plainText = (typed: string): string => typed.replace(marks, '$1').trim()

/** From a letter or sign of ASCII to its full-width form. */
const fullWidth = 0xfee0

const halfWidth = (text: string) =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))

/** As pages, messages and keyboards write what is typed as a hyphen, among them the minus of mathematics. */
const dashes = /[\p{Pd}\u2212]/gu

/** A number of an account or customer: digits of any script, full-width letters and signs, and dashes, as on other keyboards. */
export const plainNumber = (typed: string): string =>
  halfWidth(
    plainText(typed)
      .replace(dashes, '-')
      .replace(/\p{Nd}/gu, asciiDigit),
  )

/** What stands around an address in a message or a list, in any language, and belongs to none. */
const signs = String.raw`\s<>"'“”„‟«»‹›‘’‚‛,;、`
const around = new RegExp(`^[${signs}]*(.*[^${signs}])?[${signs}]*$`, 's')

/** An e-mail or web address: full-width letters and dots as ASCII, without what stands around it or makes it a link. */
export const plainAddress = (typed: string): string =>
  halfWidth(plainText(typed))
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(around, '$1')
    .replace(/^mailto:([^?]*).*/is, '$1')
    .replace(around, '$1')

/** The same for a code, whose digits are often set in groups, so they lose the spaces and dashes. */
export function plainCode(typed: string): string {
  const code = plainNumber(typed)
  return /^\d(?:[\d\s-]*\d)?$/.test(code) ? code.replace(/[\s-]/g, '') : code
}

/** Each digit is looked up once: a list of accounts can have a million. */
const asciiDigits = new Map<string, string>()

function asciiDigit(digit: string): string {
  const known = asciiDigits.get(digit) ?? findAsciiDigit(digit)
  asciiDigits.set(digit, known)
  return known
}

/** Unicode has the digits of each script in order and side by side, and never a part of the ten. */
function findAsciiDigit(digit: string): string {
  const at = digit.codePointAt(0) as number
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1
  return String(before % 10)
}
