import { isShown } from '../flow/index.ts'
import type { FormDefinition, FormField } from '../generated/form.types.ts'
import { plainAddress, plainNumber, plainText } from '../untrusted/index.ts'

export type Answer = string | number | boolean | readonly string[]

/** By field; a field without an answer is absent. */
export type Answers = Readonly<Record<string, Answer>>

/**
 * What is answered with what is entered: texts without invisible marks and without blanks around them, e-mail addresses
 * and telephone numbers in ASCII, an untouched checkbox as false, nothing for what is empty or hidden. A field depends on
 * fields above it, so a hidden one hides those that depend on it.
 */
export function answersIn({ properties }: FormDefinition, entered: unknown): { shown: string[]; answers: Answers } {
  const shown: string[] = []
  const answers: Record<string, Answer> = {}
  for (const [name, field] of Object.entries(properties)) {
    if (!isShown(field, answers)) continue
    shown.push(name)
    const answer = answerIn(field, entryOf(entered, name))
    if (answer !== undefined) answers[name] = answer
  }
  return { shown, answers }
}

const readers: Partial<Record<NonNullable<FormField['format']>, typeof plainText>> = {
  email: plainAddress,
  // As a link has it.
  phone: (typed) => plainNumber(typed.replace(/^\s*tel:/i, '')),
}
const readerOf = (format: FormField['format']) => (format && readers[format]) ?? plainText

/** What is no answer of the field's type is left to the check. */
function answerIn({ type, format }: FormField, value: unknown): Answer | undefined {
  if (typeof value === 'string') return readerOf(format)(value) || undefined
  if (type === 'boolean' && value === undefined) return false
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined
  return value as Answer | undefined
}

const entryOf = (entered: unknown, name: string): unknown =>
  typeof entered === 'object' && entered !== null && Object.hasOwn(entered, name)
    ? (entered as Readonly<Record<string, unknown>>)[name]
    : undefined
