/** Rules about variants for some clients, and about versions that were released. */
import { describeInputs } from '../../analysis/index.ts'
import { defined, quoted, type Suggestion, suggestionInWords, type Values } from '../../flow/index.ts'
import { mergeMistakeWords, problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

type OfVariant = { variant: string }

type Gone = {
  place: string
  released: number
  /** What may be its replacement; null if nothing looks like it. */
  replacement: string | null
}

export const words = {
  variants: {
    ...problemWords,
    ...mergeMistakeWords,
    'removes-nothing': ({ name, suggestion }: { name: string; suggestion: Suggestion }) =>
      `null removes '${name}', which the flow does not have. ${suggestionInWords(suggestion)}`,
    'changes-nothing-here': ({ variant }: OfVariant) =>
      `'${variant}' changes nothing here: the flow is the same without it. Correct it, or remove it.`,
    'changes-nothing': ({ variant }: OfVariant) =>
      `'${variant}' changes nothing. Say what differs, or remove the variant.`,
    'repeated-name': ({ variant }: OfVariant) =>
      `'${variant}' is the name of another variant, too. Rename one of them.`,
    'for-no-client': ({ variant }: OfVariant) =>
      `'${variant}' holds for no client. Correct the condition, or remove the variant.`,
    'for-every-client': ({ variant }: OfVariant) =>
      `'${variant}' holds for every client. Write what it changes into the flow itself, or correct the condition.`,
    /** `inputs`: of a client who has both. */
    overlaps: ({ other, inputs }: { other: string; inputs: Values }, { flow }) =>
      `'${other}' changes the same, and both hold for some: ${describeInputs(defined(flow, 'compiled flow').inputs, inputs)}. The later wins there. Let their conditions exclude each other.`,
  },
  migrations: {
    'from-present-version': ({ from, version }: { from: number; version: number }) =>
      `The migration maps names of version ${from}, but the flow is version ${version}. Raise "version", or name an older one.`,
    'unknown-place': ({ place, suggestion }: { place: string; suggestion: Suggestion }) =>
      `There is no step or state '${place}'. ${suggestionInWords(suggestion)}`,
    'older-than-released': ({ released, version }: { released: number; version: number }) =>
      `Version ${released} has been released, but the flow is version ${version}. Raise it.`,
    'same-as-released': ({ version, gone }: { version: number; gone: readonly string[] }) =>
      `Version ${version} has been released with ${quoted(gone)}. Raise it to ${version + 1}.`,
    'not-mapped': ({ place, released, replacement }: Gone) => {
      const example = `{ "from": ${released}, "steps": { "${place}": "${replacement ?? '…'}" } }`
      return `'${place}' was in version ${released} and is gone. Map it to its replacement under "migrations": ${example}.`
    },
  },
} satisfies RuleWords
