/** What other modules find and word themselves: errors of JSON, problems of the compiler. */
import { type JsonSyntaxError, syntaxErrorInWords } from '../../analysis/index.ts'
import { type PlacedProblem, type ProblemCode, placedProblemInWords, problemCodes } from '../../flow/index.ts'
import type { MergeMistake } from '../rules/parts/merge-mistakes.ts'
import type { RenamedKind } from '../rules/parts/new-name.ts'
import { keys } from './lists.ts'
import type { RuleWords, SentenceContext } from './table.ts'

type ProblemWords = {
  readonly [Code in ProblemCode]: (problem: PlacedProblem<Code>, context: SentenceContext) => string
}

/** Any rule may report a problem of the compiler; `parts/problems.ts` says which rule reports which. */
export const problemWords = Object.fromEntries(
  problemCodes.map((code) => [
    code,
    (problem: PlacedProblem, { document }: SentenceContext) => placedProblemInWords(problem, document),
  ]),
) as ProblemWords

type SyntaxErrorWords = { readonly [Code in JsonSyntaxError['code']]: typeof syntaxErrorInWords }

const syntaxErrorWords: SyntaxErrorWords = {
  'empty-file': syntaxErrorInWords,
  'missing-comma': syntaxErrorInWords,
  'extra-comma': syntaxErrorInWords,
  'trailing-comma': syntaxErrorInWords,
  'missing-name': syntaxErrorInWords,
  'missing-value': syntaxErrorInWords,
  'missing-colon': syntaxErrorInWords,
  'text-after-end': syntaxErrorInWords,
  'unclosed-text': syntaxErrorInWords,
  'never-closed': syntaxErrorInWords,
  'extra-bracket': syntaxErrorInWords,
  'wrong-case': syntaxErrorInWords,
  unquoted: syntaxErrorInWords,
  comment: syntaxErrorInWords,
  'bad-number': syntaxErrorInWords,
  'control-character': syntaxErrorInWords,
  'bad-escape': syntaxErrorInWords,
  'bad-unicode': syntaxErrorInWords,
  'repeated-key': syntaxErrorInWords,
  'too-deep': syntaxErrorInWords,
  unreadable: syntaxErrorInWords,
}

/** Mistakes in what a variant merges. */
export const mergeMistakeWords = {
  'merged-object': ({ own, inherited }: { own: readonly string[]; inherited: readonly string[] }) =>
    `The object of a variant is merged into that of the flow key by key, so ${keys(inherited, 'and')} of the flow ${inherited.length === 1 ? 'stays' : 'stay'} beside ${keys(own, 'and')}. To replace the object, write ${inherited.map((key) => `"${key}": null`).join(', ')} beside ${keys(own, 'and')}.`,
  'new-by-mistake': ({ name, meant }: { name: string; meant: string }) =>
    `The flow that the variant changes has no '${name}', so '${name}' would be new, and it is not complete. Did you mean '${meant}'?`,
} satisfies Readonly<Record<MergeMistake['code'], unknown>>

export const words = {
  'sound-json': syntaxErrorWords,
  shape: { ...problemWords, ...mergeMistakeWords },
  'known-names': {
    ...problemWords,
    /** `to`: the only name of its kind that nothing uses. */
    renamed: ({ kind, name, to }: { kind: RenamedKind; name: string; to: string }) =>
      `There is no ${kind} '${name}', and nothing uses the ${kind} '${to}'. If '${to}' is its new name, write that here.`,
  },
  'status-table': problemWords,
  'no-way-to-disabled': problemWords,
} satisfies RuleWords
