/** Rules about the texts of each language. */
import type { MessageError } from '../rules/parts/messages.ts'
import { languageInWords } from './language-in-words.ts'
import type { RuleWords } from './table.ts'

type WithKey = { key: string }
type WithName = { name: string }

/** A language other than the one in which a name is wrong: English, or every other language. */
type Reference = { reference: 'english' | 'others' }

const references: Readonly<Record<Reference['reference'], string>> = {
  english: 'English',
  others: 'every other language',
}

type Branches = WithName & {
  branches: readonly string[]
  /** A tag, such as `fr`. */
  language: string
}

const branchNames = (branches: readonly string[]) => branches.map((branch) => `"${branch}"`).join(', ')

export const words = {
  'locale-keys': {
    'missing-key': ({ key, english }: WithKey & { english: string | null }) =>
      `'${key}' is missing near here. Add it; in English it is "${english}".`,
    'missing-in-english': ({ key }: WithKey) =>
      `Every other language has '${key}', which is missing near here. Add it.`,
    'missing-in-code': ({ key, meant }: WithKey & { meant: string | null }) =>
      `The code shows '${key}', which is missing near here. ${meant === null ? 'Add it.' : `Did you mean '${meant}'?`}`,
    'extra-key': ({ key }: WithKey) => `English has no '${key}'. Remove it, or add it to English.`,
    'misspelt-key': ({ key, meant }: WithKey & { meant: string }) =>
      `English has no '${key}'. Did you mean '${meant}'?`,
  },
  'locale-unused': {
    unused: ({ key }: WithKey) => `Nothing shows '${key}'. Remove it from every language, or show it.`,
  },
  'locale-untranslated': {
    'english-text': ({ text }: { text: string }) =>
      `"${text}" is the English text. Translate it; if the word is the same here, say so in parts/same-word.ts.`,
  },
  'locale-plurals': {
    'no-other': ({ name }: WithName) => `{${name}} lacks "other", which is shown for every other value. Add it.`,
    'missing-branches': ({ name, branches, language }: Branches) =>
      `{${name}} lacks ${branchNames(branches)}, which ${languageInWords(language)} distinguishes. Add it.`,
    'unused-branches': ({ name, branches, language }: Branches) =>
      `{${name}} has ${branchNames(branches)}, which ${languageInWords(language)} never uses. Remove it.`,
  },
  'locale-arguments': {
    'not-text': () => 'It is no text. Write it as in the other languages.',
    unreadable: ({ error }: { error: MessageError }) =>
      `${messageErrorInWords(error)}. Write it as in the other languages.`,
    /** `found` instead of those that are missing. */
    'renamed-argument': ({ missing, found, reference }: { missing: readonly string[]; found: string } & Reference) =>
      `In ${references[reference]} this has ${missing.join(' and ')}, and no ${found}. Such names stay as they are: write ${missing[0]}.`,
    'extra-argument': ({ name, reference }: WithName & Reference) =>
      `In ${references[reference]} this has no ${name}. Remove it.`,
    'missing-argument': ({ name, reference }: WithName & Reference) =>
      `${name} is missing, which this has in ${references[reference]}. Add it.`,
    'other-format': ({ name }: WithName) => `${name} is formatted otherwise than in English. Write it as there.`,
    'other-kind': ({ name, kind, english }: WithName & { kind: string; english: string }) =>
      `${name} is ${kind} here and ${english} in English. Write it as there.`,
  },
} satisfies RuleWords

/** `EXPECT_ARGUMENT_TYPE`, and other kinds that are rare, need no words but their own. */
function messageErrorInWords({ kind, at, excerpt }: MessageError): string {
  const known = messageErrors[kind]
  return known
    ? known(JSON.stringify(excerpt))
    : `It can't be read after ${at} characters: ${kind.toLowerCase().replaceAll('_', ' ')}`
}

const messageErrors: Readonly<Record<string, (excerpt: string) => string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: (excerpt) => `A } is missing for the { of ${excerpt}`,
  EMPTY_ARGUMENT: (excerpt) => `In ${excerpt} there is no name between { and }`,
  MALFORMED_ARGUMENT: (excerpt) =>
    `In ${excerpt} there is no name between { and }: a name is letters and digits, without spaces`,
  UNCLOSED_TAG: (excerpt) => `The tag ${excerpt} is never closed`,
  UNMATCHED_CLOSING_TAG: (excerpt) => `At ${excerpt} a tag is closed that was not opened`,
  INVALID_TAG: (excerpt) => `At ${excerpt} no tag can be read: a tag is a single word, as in <link>`,
}
