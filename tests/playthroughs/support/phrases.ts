/** Messages as patterns: what a page says when it says one, whatever values stand in it. */
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Texts } from '../../../src/sandbox/texts.ts'
import type { Key } from './playthrough.ts'

type Locale = Readonly<Record<Key, string>>

const documents = new Map<string, unknown>()

function read(path: string): unknown {
  const known = documents.get(path) ?? JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  documents.set(path, known)
  return known
}

/** The words of a language, as they stand in its file. */
export const localeOf = (language: string) => read(`locales/${language}.json`) as Locale

/** What the sandbox says in this language. */
export const sandboxTextsOf = (language: string) => read(`src/sandbox/texts/${language}.json`) as Texts

/** The whole of a text that says one of these messages; with `tail` the end of one. */
export function phrase(language: string, keys: readonly Key[], tail = false): RegExp {
  const words = keys.map((key) => {
    const message = localeOf(language)[key]
    if (message === undefined) throw new Error(`locales/${language}.json has no '${key}'.`)
    return pattern(parse(message))
  })
  return new RegExp(`${tail ? '' : '^'}(?:${words.join('|')})$`, 'u')
}

/** Anything may stand for an argument; tags are not seen. */
function pattern(elements: readonly MessageFormatElement[]): string {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return evenlySpaced(element.value).replace(syntax, '\\$&')
    if (element.type === TYPE.tag) return pattern(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+?'
    const options = Object.values(element.options)
    return `(?:${options.map(({ value }) => pattern(value)).join('|')})`
  })
  return parts.join('')
}

/** As the page reader gives it: a space is a space, whether a line may break there or not. */
export const evenlySpaced = (text: string) => text.replace(/\s+/g, ' ')

const syntax = /[\\^$.*+?()[\]{}|/]/g

/** Words by which an English sentence is known, whoever says it: none of the other languages has them. */
const telling = /(?<!\p{L})(?:the|your|you|with|how|what|please|from|this|that|to|of|and|is|enter)(?!\p{L})/iu

/** Every text of the sandbox; of a label with options the words before them. */
const sandboxWords = (language: string): string[] =>
  Object.values(sandboxTextsOf(language))
    .flatMap((group) => Object.values(group))
    .map((text) => evenlySpaced(text).replace(/ \[.*\]$/, ''))

/**
 * Texts that are English where they should not be: they say an English message or text of the sandbox that this
 * language says otherwise, and none of its own; or a word tells that they are.
 */
export function englishAmong(texts: readonly string[], language: string): string[] {
  if (language === 'en') return []
  const [english, own] = [localeOf('en'), localeOf(language)]
  const differing = Object.keys(english).filter((key) => english[key] !== own[key])
  const foreign = phrase('en', differing)
  const native = phrase(language, differing)
  const [foreignWords, nativeWords] = [sandboxWords('en'), sandboxWords(language)]
  const isForeign = (text: string) => foreign.test(text) || foreignWords.includes(text)
  const isNative = (text: string) => native.test(text) || nativeWords.includes(text)
  return texts.filter((text) => telling.test(text) || (isForeign(text) && !isNative(text)))
}
