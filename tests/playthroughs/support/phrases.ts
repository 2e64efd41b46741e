/** Messages as patterns: what a page says when it says one, whatever values stand in it. */
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Key } from './playthrough.ts'

type Locale = Readonly<Record<Key, string>>

const locales = new Map<string, Locale>()

/** The words of a language, as they stand in its file. */
export function localeOf(language: string): Locale {
  const known = locales.get(language)
  if (known) return known
  const file = new URL(`../../../locales/${language}.json`, import.meta.url)
  const locale = JSON.parse(readFileSync(file, 'utf8')) as Locale
  locales.set(language, locale)
  return locale
}

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
    if (element.type === TYPE.literal) return element.value.replace(/\s+/g, ' ').replace(syntax, '\\$&')
    if (element.type === TYPE.tag) return pattern(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+?'
    const options = Object.values(element.options)
    return `(?:${options.map(({ value }) => pattern(value)).join('|')})`
  })
  return parts.join('')
}

const syntax = /[\\^$.*+?()[\]{}|/]/g

/**
 * Texts that are English where they should not be: they say an English message that this language says otherwise, and
 * none of its own.
 */
export function englishAmong(texts: readonly string[], language: string): string[] {
  if (language === 'en') return []
  const [english, own] = [localeOf('en'), localeOf(language)]
  const differing = Object.keys(english).filter((key) => english[key] !== own[key])
  const foreign = phrase('en', differing)
  const native = phrase(language, differing)
  return texts.filter((text) => foreign.test(text) && !native.test(text))
}
