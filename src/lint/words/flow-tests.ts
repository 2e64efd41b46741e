/** Rules about flow tests: what is wrong with them, and where to fix the flow if one fails. */
import { alternatives, describeEvent } from '../../analysis/index.ts'
import {
  type NeverApplies,
  neverAppliesInWords,
  type TestFailure,
  type TestProblem,
  testFailureInWords,
  testProblemInWords,
} from '../../flow-tests/index.ts'
import type { UnclearedValue } from '../rules/parts/uncleared-value.ts'
import { problemWords } from './problems.ts'
import type { RuleWords, SentenceContext } from './table.ts'

/** What to fix in the flow, and where the test is, in case that is wrong. */
export type TestFix =
  | { kind: 'unknown' }
  /** The path, or the rule that leads past these steps. */
  | { kind: 'order'; without: readonly string[] }
  | { kind: 'handler'; place: string; event: string }
  | { kind: 'back'; step: string }
  | { kind: 'start' }
  /** `line`: of the rule, where the path is marked. */
  | { kind: 'path-or-rule'; line: number }
  | { kind: 'rule' }
  /** A value that was set before is not removed on entering a place. */
  | ({ kind: 'unset' } & UnclearedValue)

type OfTest = {
  test: string
  description: string
}

type FailedTest = OfTest & {
  failure: TestFailure
  fix: TestFix
  /** Where the test is; null if the finding marks the test itself. */
  written: { file: string; line: number } | null
}

type OwnProblem<Code extends TestProblem['code']> = Extract<TestProblem, { code: Code }>

const problem = (violation: TestProblem, { document }: SentenceContext) => testProblemInWords(violation, document)

const testInWords = ({ test, description }: OfTest) => `The test '${test}' (${description.replace(/\.$/, '')})`

export const words = {
  'flow-tests': {
    ...problemWords,
    'flow-condition': (violation: OwnProblem<'flow-condition'>, context) => problem(violation, context),
    'unknown-there': (violation: OwnProblem<'unknown-there'>, context) => problem(violation, context),
    'repeated-id': (violation: OwnProblem<'repeated-id'>, context) => problem(violation, context),
    'never-or-always': (violation: OwnProblem<'never-or-always'>, context) => problem(violation, context),
    renamed: ({ name, to }: { name: string; to: string }) => `'${name}' is called '${to}' now. Write '${to}'.`,
    'probably-renamed': ({ name, to }: { name: string; to: string }) =>
      `There is no '${name}', and no test names the step '${to}'. If '${to}' is its new name, write that here.`,
    'unread-key': ({ name, input, from }: { name: string; input: string; from: string }) =>
      `No input reads '${name}': '${input}' reads '${from}'. If that is a mistake, correct it in the flow.`,
    'unused-condition': ({ name }: { name: string }) => `No test uses the condition '${name}'. Use it, or remove it.`,
    'tests-nothing': ({ because, ...test }: OfTest & { because: NeverApplies }) =>
      `${testInWords(test)} tests nothing: ${neverAppliesInWords(because)}. Fix what should lead there, or remove the test.`,
    fails: ({ failure, fix, written, ...test }: FailedTest) => {
      const place = written === null ? '' : ` (${written.file}, line ${written.line})`
      return `${testInWords(test)} fails: ${testFailureInWords(failure)}. ${fixInWords(fix)}, or change the test${place}.`
    },
  },
  assumptions: {
    'for-no-client': ({ id }: { id: string }) =>
      `The assumption '${id}' holds for no client, so no client is left to check the flow for. Correct or remove it.`,
    'for-no-client-together': ({ id }: { id: string }) =>
      `The assumption '${id}' and those before it hold together for no client, so no client is left to check the flow for. Correct or remove it.`,
    'excludes-no-client': ({ id }: { id: string }) =>
      `'${id}' excludes no client: it holds for every client anyway. Correct or remove it.`,
  },
} satisfies RuleWords

const order = 'Fix the order of "path"'

function fixInWords(fix: TestFix): string {
  switch (fix.kind) {
    case 'unknown':
      return 'Fix the flow there, or on the way there'
    case 'order':
      return `${order}, or the rule that leads past ${alternatives(fix.without)}`
    case 'handler':
      return `Fix what '${fix.place}' does on ${fix.event}`
    case 'back':
      return `${order}, a "when", or "back" of '${fix.step}'`
    case 'start':
      return `${order}, a "when", or "start"`
    case 'path-or-rule':
      return `${order}, a "when", or the rule in line ${fix.line}`
    case 'rule':
      return 'Fix this rule'
    case 'unset':
      return unclearedValueInWords(fix)
  }
}

function unclearedValueInWords({ field, value, setAt, place, like }: UnclearedValue): string {
  const set = `'${field}' is still ${JSON.stringify(value)}, which was set at '${setAt.place}' (${describeEvent(setAt.event)})`
  return `${set}. Remove it on entering '${place}' with "enter": { "unset": ["${field}"] }, as '${like}' does`
}
