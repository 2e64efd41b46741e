/** Formats messages of text, values and tags: all that the first screen has. The library formats the others. */
import type { IntlMessageFormat } from 'intl-messageformat'

/** A message as its syntax tree. */
export type ParsedMessage = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** The library's enum is a value, and the library arrives later. */
const kinds = { text: 0, value: 1, tag: 8 }

type Plain =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 8; value: string; children: readonly Plain[] }

export function isPlainMessage(message: ParsedMessage): boolean {
  return message.every(
    (element) =>
      element.type === kinds.text ||
      element.type === kinds.value ||
      (element.type === kinds.tag && isPlainMessage((element as { children: ParsedMessage }).children)),
  )
}

type Values<T> = Readonly<Record<string, string | number | T | ((chunks: (string | T)[]) => T)>>

/** Like the library's `format`, for a plain message: its parts, with neighbouring texts as one. Throws if a value is missing. */
export function formatPlain<T>(message: ParsedMessage, values: Values<T>): (string | T)[] {
  const parts: (string | T)[] = []
  for (const element of message as unknown as readonly Plain[]) {
    const part = partOf(element, values)
    const before = parts.at(-1)
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part
    else parts.push(part)
  }
  return parts
}

function partOf<T>(element: Plain, values: Values<T>): string | T {
  if (element.type === 0) return element.value
  if (!Object.hasOwn(values, element.value)) throw new Error(`There is no value '${element.value}'.`)
  const value = values[element.value]
  if (element.type === 8) {
    const wrap = value as (chunks: (string | T)[]) => T
    return wrap(formatPlain(element.children as unknown as ParsedMessage, values))
  }
  return typeof value === 'number' ? String(value) : (value as string | T)
}
