/** The texts that options of a flow have of their own, and what is wrong with them. */
import { childPointer, suggest } from '../../../flow/index.ts'
import type { FlowOptions, LanguageName, Texts } from '../../../generated/flow.types.ts'
import { namesInBraces } from '../../names-in-braces.ts'
import type { Violation } from '../../words/index.ts'
import type { Located } from './each-flow.ts'

interface OptionTexts {
  pointer: string
  texts: Texts
  /** More does not fit on a phone, or is not read. */
  most: number
}

export function optionTexts({ shared, explanations = [], causes = {}, notices = [] }: FlowOptions): OptionTexts[] {
  const items = Object.entries(shared?.own ?? {}).flatMap(([name, { title, text }]) => {
    const at = childPointer('/options/shared/own', name)
    return [
      { pointer: childPointer(at, 'title'), texts: title, most: 40 },
      { pointer: childPointer(at, 'text'), texts: text, most: 80 },
    ]
  })
  const explained = explanations.flatMap(({ text }, index) =>
    text ? [{ pointer: childPointer('/options/explanations', index, 'text'), texts: text, most: 200 }] : [],
  )
  const ofCauses = Object.entries(causes).flatMap(([code, { heading, text }]) => {
    const at = childPointer('/options/causes', code)
    return [
      { pointer: childPointer(at, 'heading'), texts: heading, most: 80 },
      { pointer: childPointer(at, 'text'), texts: text, most: 300 },
    ]
  })
  const ofNotices = notices.flatMap(({ text }, index) =>
    text ? [{ pointer: childPointer('/options/notices', index, 'text'), texts: text, most: 200 }] : [],
  )
  return [...items, ...explained, ...ofCauses, ...ofNotices]
}

/** What a text may name in braces. */
const names = ['client', 'product', 'provider']

export function optionTextProblems(
  { pointer, texts, most }: OptionTexts,
  languages: readonly LanguageName[],
): Located<'flow-options'>[] {
  const missing = languages.filter((language) => texts[language] === undefined)
  const written = Object.entries(texts) as [LanguageName, string][]
  return [
    ...missing.map((language) => [pointer, { code: 'missing-language', language }] as const),
    ...written.flatMap(([language, text]) => {
      const problem = problemOf(text, most)
      return problem ? [[childPointer(pointer, language), problem] as const] : []
    }),
  ]
}

function problemOf(text: string, most: number): Violation<'flow-options'> | null {
  if (text.trim() === '') return { code: 'blank-text' }
  if ([...text].length > most) return { code: 'long-text', most }
  const unknown = namesInBraces(text).find((name) => !names.includes(name))
  return unknown === undefined
    ? null
    : { code: 'unknown-argument', argument: unknown, suggestion: suggest(unknown, names) }
}
