/** The rule about texts that a flow has in place of the usual ones. What holds for locales is worded as there. */
import { alternatives } from '../../analysis/index.ts'
import { type Suggestion, suggestionInWords } from '../../flow/index.ts'
import { languageInWords } from './language-in-words.ts'
import { words as locales } from './locales.ts'
import type { RuleWords } from './table.ts'

const { 'not-text': _, ...argumentWords } = locales['locale-arguments']

type WithKey = { key: string }

export const words = {
  'flow-words': {
    ...argumentWords,
    ...locales['locale-plurals'],
    'unknown-message': ({ key, suggestion }: WithKey & { suggestion: Suggestion }) =>
      `There is no message '${key}'. ${suggestionInWords(suggestion)}`,
    'without-flow': ({ key }: WithKey) => `'${key}' is shown where there is no session, and so no flow. Remove it.`,
    'not-shown-here': ({ key, screens }: WithKey & { screens: readonly string[] }) =>
      `The screen ${alternatives(screens)} does not show '${key}'. Move it to the step that shows it, or to the "words" of the flow.`,
    'missing-language': ({ key, language, english }: WithKey & { language: string; english: string }) =>
      `'${key}' is missing in ${languageInWords(language)}, which the flow offers. Add "${language}"; the usual text in English is "${english}".`,
    'blank-text': () => 'It is empty. Write a text, or remove the key.',
    'long-text': ({ most, length }: { most: number; length: number }) =>
      `It has ${length} characters without its values, and there is room for ${most}. Shorten it.`,
    'names-usual-button': ({ key }: WithKey) => `'${key}' still names the usual button. Write this text, too.`,
    'changes-nothing': ({ key }: WithKey) =>
      `The words for '${key}' are the usual ones in every language. Change a text, or remove the key.`,
  },
} satisfies RuleWords
