/** Messages as patterns that match the text of a page, whatever the values of their arguments. */
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Texts } from '../../../src/sandbox/texts.ts'
import type { MessageKey } from './names.ts'

type Locale = Readonly<Record<MessageKey, string>>

const documents = new Map<string, unknown>()

function read(path: string): unknown {
  const known = documents.get(path) ?? JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  documents.set(path, known)
  return known
}

/** The messages of a language. */
export const localeOf = (language: string) => read(`locales/${language}.json`) as Locale

/** The texts of the sandbox in a language. */
export const sandboxTextsOf = (language: string) => read(`src/sandbox/texts/${language}.json`) as Texts

/** Matches a text that is one of these messages or, with `tail`, ends with one. */
export function phrase(language: string, keys: readonly MessageKey[], tail = false): RegExp {
  const patterns = keys.map((key) => {
    const message = localeOf(language)[key]
    if (message === undefined) throw new Error(`locales/${language}.json has no '${key}'.`)
    return pattern(parse(message))
  })
  return new RegExp(`${tail ? '' : '^'}(?:${patterns.join('|')})$`, 'u')
}

/** An argument matches any text; of a tag only its content counts. */
function pattern(elements: readonly MessageFormatElement[]): string {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return withPlainSpaces(element.value).replace(syntax, '\\$&')
    if (element.type === TYPE.tag) return pattern(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+?'
    const options = Object.values(element.options)
    return `(?:${options.map(({ value }) => pattern(value)).join('|')})`
  })
  return parts.join('')
}

/** Replaces every space, such as a non-breaking one, by a plain space, like the page reader. */
export const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ')

const syntax = /[\\^$.*+?()[\]{}|/]/g

/** Words that only English has, so that they identify any English sentence. */
const englishWords = /(?<!\p{L})(?:the|your|you|with|how|what|please|from|this|that|to|of|and|is|enter)(?!\p{L})/iu

/** Every text of the sandbox; for a label with options, the text before them. */
const sandboxTexts = (language: string): string[] =>
  Object.values(sandboxTextsOf(language))
    .flatMap((group) => Object.values(group))
    .map((text) => withPlainSpaces(text).replace(/ \[.*\]$/, ''))

/**
 * The texts that are English although the language is another one: they contain a word that only English has, or
 * they equal an English text that is translated differently and no text of the language itself.
 */
export function englishAmong(texts: readonly string[], language: string): string[] {
  if (language === 'en') return []
  const [english, own] = [localeOf('en'), localeOf(language)]
  const differing = Object.keys(english).filter((key) => english[key] !== own[key])
  const foreign = phrase('en', differing)
  const native = phrase(language, differing)
  const [foreignTexts, nativeTexts] = [sandboxTexts('en'), sandboxTexts(language)]
  const isForeign = (text: string) => foreign.test(text) || foreignTexts.includes(text)
  const isNative = (text: string) => native.test(text) || nativeTexts.includes(text)
  return texts.filter((text) => englishWords.test(text) || (isForeign(text) && !isNative(text)))
}
