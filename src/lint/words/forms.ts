/** Rules about forms and the steps that show them. */
import { type Suggestion, suggestionInWords } from '../../flow/index.ts'
import { otherFormNameInWords } from '../../flow-files/index.ts'
import type { FieldKind } from '../forms/field-problems.ts'
import type { PatternProblem } from '../forms/safe-pattern.ts'
import { languageInWords } from './language-in-words.ts'
import { problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

type Named = { name: string }
type Suggested = { suggestion: Suggestion }

const kinds: Readonly<Record<FieldKind, string>> = {
  text: 'a text',
  choice: 'a choice',
  choices: 'several choices',
  number: 'a number',
  checkbox: 'a checkbox',
}

const patternProblems: Readonly<Record<Exclude<PatternProblem, null>, string>> = {
  'not-anchored': 'A pattern describes the whole text. Begin it with ^ and end it with $.',
  'not-supported':
    'A pattern is a row of characters and classes such as [A-Z] or \\d, each with ?, {n} or {n,m} if it may be missing or repeated. Write it without groups, alternatives, * and +.',
  'too-many-ways':
    'There are so many ways to match this pattern that a long text could block the page. Narrow its {n,m}, or repeat fewer parts.',
}

const hasNames = (suggestion: Suggestion) => suggestion.kind === 'did-you-mean' || suggestion.names.length > 0

const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ') || 'no name in braces'

export const words = {
  'form-fields': {
    ...problemWords,
    'wrong-name': ({ name, expected }: Named & { expected: string }) => otherFormNameInWords(name, expected),
    'keyword-elsewhere': ({ keyword, kind }: { keyword: string; kind: FieldKind }) =>
      `"${keyword}" means nothing here: the field is ${kinds[kind]}. Remove it, or change the field.`,
    'without-options': () => 'There is nothing to choose from. Add "items" with an "enum" of the options.',
    'crossed-bounds': ({ least, most }: { least: number; most: number }) =>
      `No answer is at least ${least} and at most ${most}. Change one of the bounds.`,
    'unsafe-pattern': ({ problem }: { problem: Exclude<PatternProblem, null> }) => patternProblems[problem],
    'unknown-field': ({ name, suggestion }: Named & Suggested) =>
      `The form has no field '${name}'. ${hasNames(suggestion) ? suggestionInWords(suggestion) : 'Add it above this field, or remove this.'}`,
    'field-below': ({ name }: Named) =>
      `'${name}' is not above this field, so it is answered later. Move it up, or depend on another field.`,
    'open-field': ({ name }: Named) =>
      `'${name}' can have any answer, so this can't depend on it. Depend on a choice or a checkbox.`,
    'unknown-answer': ({ name, answer, suggestion }: Named & Suggested & { answer: unknown }) =>
      `'${name}' is never answered with ${JSON.stringify(answer)}. ${suggestionInWords(suggestion)}`,
  },
  'form-texts': {
    'missing-text': ({ key, language, english }: { key: string; language: string; english: string | null }) =>
      `'${key}' is missing in ${languageInWords(language)}. Add it${english === null ? '.' : `; in English it is "${english}".`}`,
    'extra-text': ({ key, suggestion }: { key: string } & Suggested) =>
      `The form shows no text '${key}'. ${suggestion.kind === 'did-you-mean' ? `Did you mean '${suggestion.name}'?` : 'Remove it.'}`,
    'blank-text': () => 'It is empty. Write a text, or remove it from every language.',
    'long-text': ({ most }: { most: number }) => `It is longer than ${most} characters. Shorten it.`,
    'unknown-argument': ({ argument, suggestion }: { argument: string } & Suggested) =>
      `There is no {${argument}}. ${suggestionInWords(suggestion)}`,
    'other-arguments': ({ english, own }: { english: readonly string[]; own: readonly string[] }) =>
      `In English this has ${braces(english)}, and here ${braces(own)}. Write the same.`,
  },
  'form-secrets': {
    'asks-for-secret': ({ words }: { words: string }) =>
      `It asks for a secret ("${words}"). The answers of a form are kept in the session and sent to the host page. Ask for something else; what a source needs to sign in is asked by its own form.`,
  },
  'form-unused': {
    unused: ({ name }: Named) =>
      `No step shows the form '${name}'. Show it ("screen": "form", "form": "${name}"), or remove the file.`,
  },
  'form-steps': {
    'form-elsewhere': ({ form }: { form: string }) =>
      `"form" means nothing on this screen. Write "screen": "form" to show '${form}', or remove it.`,
    'open-answer': ({ name }: Named) =>
      `'${name}' can have any answer, so a condition knows only whether it was given. Compare it with null, or ask for a choice.`,
  },
} satisfies RuleWords
