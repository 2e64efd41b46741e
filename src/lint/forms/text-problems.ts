/** What is wrong with the texts of a form in a language: missing, superfluous, too long, or with other arguments. */
import { childPointer, type Suggestion, suggest } from '../../flow/index.ts'
import type { FormDefinition } from '../../generated/form.types.ts'
import { namesInBraces } from '../names-in-braces.ts'

export type TextProblem = { pointer: string } & (
  | { code: 'missing-text'; key: string; language: string; english: string | null }
  | { code: 'extra-text'; key: string; suggestion: Suggestion }
  | { code: 'blank-text' }
  | { code: 'long-text'; most: number }
  | { code: 'unknown-argument'; argument: string; suggestion: Suggestion }
  | { code: 'other-arguments'; english: readonly string[]; own: readonly string[] }
)

const knownArguments = ['client', 'product']

export function textProblems(form: FormDefinition): TextProblem[] {
  const { needed, possible } = keysOf(form)
  const english = form.texts.en as Words
  const languages = Object.entries(form.texts) as [string, Words][]
  // A text that is in any language belongs to the form, so the others need it too.
  const used = possible.filter((key) => needed.includes(key) || languages.some(([, words]) => key in words))
  return languages.flatMap(([language, words]) => {
    const at = childPointer('/texts', language)
    const missing = used.filter((key) => !Object.hasOwn(words, key))
    return [
      ...missing.map((key): TextProblem => {
        return { code: 'missing-text', pointer: at, key, language, english: english[key] ?? null }
      }),
      ...Object.entries(words).flatMap(([key, text]): TextProblem[] => {
        const pointer = childPointer(at, key)
        if (!possible.includes(key)) return [{ code: 'extra-text', pointer, key, suggestion: suggest(key, possible) }]
        if (text.trim() === '') return [{ code: 'blank-text', pointer }]
        const most = longest(key)
        if ([...text].length > most) return [{ code: 'long-text', pointer, most }]
        return argumentProblems(text, english[key], pointer)
      }),
    ]
  })
}

type Words = Readonly<Record<string, string>>

function keysOf({ properties }: FormDefinition) {
  const fields = Object.entries(properties)
  const labels = fields.flatMap(([name, { enum: options, items }]) => [
    `${name}.label`,
    ...(options ?? items?.enum ?? []).map((option) => `${name}.options.${option}`),
  ])
  const helps = fields.map(([name]) => `${name}.help`)
  const needed = ['heading', 'submit', ...labels]
  return { needed, possible: [...needed, 'text', ...helps] }
}

/** More does not fit on a phone, or is not read. */
function longest(key: string): number {
  if (key === 'submit') return 40
  if (key === 'heading') return 80
  if (key.includes('.options.')) return 100
  return key.endsWith('.label') ? 200 : 300
}

function argumentProblems(text: string, english: string | undefined, pointer: string): TextProblem[] {
  const own = argumentsIn(text)
  const unknown = own.find((argument) => !knownArguments.includes(argument))
  if (unknown !== undefined)
    return [{ code: 'unknown-argument', pointer, argument: unknown, suggestion: suggest(unknown, knownArguments) }]
  const expected = english === undefined ? own : argumentsIn(english)
  return own.join() === expected.join() ? [] : [{ code: 'other-arguments', pointer, english: expected, own }]
}

const argumentsIn = (text: string): string[] => namesInBraces(text).sort()
