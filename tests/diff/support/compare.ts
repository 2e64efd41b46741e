import { type Change, changeInWords, diff, groupChanges } from '../../../src/diff/index.ts'
import { compile } from '../../../src/flow/index.ts'
import { testsTextOf, textOf } from '../../lint/support/cases.ts'
import { compiledTests } from '../../support/connect-flow.ts'

export type Edits = Readonly<Record<string, unknown>>

export function compiled(base: string, edits: Edits) {
  const { flow, problems } = compile(JSON.parse(textOf({ base, edits })))
  if (!flow) throw new Error(JSON.stringify(problems))
  return flow
}

export function compare(base: string, edits: Edits) {
  const [old, now] = [compiled(base, {}), compiled(base, edits)]
  const tests = compiledTests(JSON.parse(testsTextOf({ base })), old)
  return diff({ flow: old, tests }, { flow: now, tests })
}

export const sentencesOf = (changes: readonly Change[]) =>
  groupChanges(changes).map((group) => changeInWords(group).sentence)

/** A part of the sessions skips consent. */
export const shortFor = (shares: Readonly<Record<string, number>>): Edits => ({
  '/inputs/length': { from: 'split', shares },
  '/steps/consent/when': { and: [{ var: 'in.showConsent' }, { '!=': [{ var: 'in.length' }, 'short'] }] },
})

/** An edit → part of a sentence, and of its trace. */
export type Noticed = [what: string, base: string, edits: Edits, says: string, trace?: string]
