import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { type Language, languages } from '../../../src/i18n/index.ts'

// By its file: the bare name may be an alias of the build without a parser, as it is in the widget.
const oracle = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser')

export const { parse, isPluralElement, isPoundElement, isLiteralElement, isTagElement } = (await import(
  oracle
)) as typeof import('@formatjs/icu-messageformat-parser')

export type Texts = Record<string, string>

const read = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}.json`, import.meta.url), 'utf8')) as Texts

export const texts = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
  Language,
  Texts
>

export const translations = languages.filter((language) => language !== 'en')

/** Every element of a message, those within branches and tags included. */
export function elements(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) => {
    if (isPluralElement(element)) {
      return [element, ...Object.values(element.options).flatMap(({ value }) => elements(value))]
    }
    return isTagElement(element) ? [element, ...elements(element.children)] : [element]
  })
}

/** Every way in which a message can read, without arguments: one for each branch of a plural. */
export function wordings(message: readonly MessageFormatElement[]): string[] {
  return message.reduce(
    (begun, element) => begun.flatMap((start) => waysOf(element).map((words) => `${start}${words}`)),
    [''],
  )
}

function waysOf(element: MessageFormatElement): string[] {
  if (isPluralElement(element)) return Object.values(element.options).flatMap(({ value }) => wordings(value))
  if (isTagElement(element)) return wordings(element.children)
  return [isLiteralElement(element) ? element.value : '']
}

/** The words alone, without arguments. */
export const words = (text: string): string =>
  elements(parse(text))
    .filter(isLiteralElement)
    .map(({ value }) => value)
    .join('')
