import { isRecord } from '../shape.ts'

/** A value as JSON writes it, or what kind of value it is where that would be long. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
}

export function wrongType(expected: readonly string[], found: unknown): string {
  const form = expected.includes('boolean') ? /^(true|false)$/ : /^\d+$/
  const wantsLiteral = ['boolean', 'integer', 'number'].some((kind) => expected.includes(kind))
  if (typeof found === 'string' && wantsLiteral && form.test(found))
    return `"${found}" is a text. Write ${found}, without quotes.`
  const wanted = expected.map((kind) => kinds[kind] ?? kind).join(' or ')
  return `Expected ${wanted}, found ${valueInWords(found)}.`
}

/** `240000` at `timeoutMs` → ` (4 minutes)`. */
export function alsoInWords(pointer: string, value: number): string {
  if (!/(Ms|\/after)$/.test(pointer) || value < 1000) return ''
  const [amount, unit] =
    value < 60_000
      ? [value / 1000, 'second']
      : value < 3_600_000
        ? [value / 60_000, 'minute']
        : [value / 3_600_000, 'hour']
  return ` (${Number(amount.toFixed(1))} ${unit}${amount === 1 ? '' : 's'})`
}
