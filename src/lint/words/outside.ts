/** Rules about inputs: where their values come from. */
import { type Suggestion, suggestionInWords } from '../../flow/index.ts'
import type { ValueKind } from '../rules/parts/facts.ts'
import { nouns } from './payload.ts'
import type { RuleWords } from './table.ts'

const declarations: Readonly<Record<ValueKind, string>> = {
  boolean: '"type": "boolean"',
  text: 'an "enum"',
  thing: '"type": "reference"',
}

export const words = {
  'input-sources': {
    'unknown-source': ({ source, suggestion }: { source: string; suggestion: Suggestion }) =>
      `There is no '${source}' to read. ${suggestionInWords(suggestion)}`,
    'wrong-type': ({ source, kind, input }: { source: string; kind: ValueKind; input: string }) =>
      `'${source}' is ${nouns[kind]}, so '${input}' would always have its default. Give it ${declarations[kind]}.`,
    'same-source': ({ input, other, source }: { input: string; other: string; source: string }) =>
      `'${input}' and '${other}' both read '${source}'. Read another key, or use one input for both.`,
  },
  'client-keys': {
    'near-miss': ({ key, meant }: { key: string; meant: string }) =>
      `'client.${key}' is nearly 'client.${meant}'. If you meant that, correct it; if the server sends '${key}', leave it.`,
  },
  splits: {
    'shares-not-100': ({ input, sum }: { input: string; sum: number }) =>
      `The shares of '${input}' add up to ${sum}. They are parts of a hundred: ${sum < 100 ? `add ${100 - sum}` : `take ${sum - 100} away`}.`,
    'shares-without-split': ({ input, source }: { input: string; source: string }) =>
      `'${input}' has shares, but reads '${source}'. Write "from": "split", or remove "shares".`,
    'key-beside-shares': ({ input, key }: { input: string; key: string }) =>
      `'${input}' is a split: the names of its shares are its values, and "${key}" has no effect. Remove it.`,
  },
} satisfies RuleWords
