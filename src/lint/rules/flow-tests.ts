import { type Model, replayTo } from '../../analysis/index.ts'
import { childPointer } from '../../flow/index.ts'
import { evaluateFlowTests, type FoundFailure, placeTestProblem, type TestResult } from '../../flow-tests/index.ts'
import type { Report } from '../finding.ts'
import type { ModelledFlow, ProjectTests } from '../project.ts'
import type { FlowTestsRule } from '../rule.ts'
import { fixLocation, fixOfUnclearedValue } from './parts/fix-location.ts'
import { testMistake } from './parts/test-mistakes.ts'
import { unclearedValueOf } from './parts/uncleared-value.ts'

type ReportIn = Record<'flow' | 'tests', Report<'flow-tests'>>

export const flowTests: FlowTestsRule<'flow-tests'> = {
  id: 'flow-tests',
  severity: 'error',
  over: 'flow-tests',
  summary: 'Every flow test can be read, applies to something, and holds.',
  check: (flow, tests, reportIn) => {
    for (const problem of tests.problems) {
      const [violation, fix] = testMistake(problem, flow, tests) ?? [placeTestProblem(problem, tests.document.value)]
      reportIn.tests(problem.pointer, violation, { rank: 'definition', ...(fix && { fix }) })
    }
    for (const name of tests.compiled?.unusedConditions ?? [])
      reportIn.tests(childPointer('/conditions', name), { code: 'unused-condition', name }, { rank: 'consequence' })
    const model = tests.compiled && flow.model()
    if (!tests.compiled || !model) return
    for (const result of evaluateFlowTests(model, tests.compiled)) reportVerdict(result, model, flow, tests, reportIn)
  },
}

function reportVerdict(
  result: TestResult,
  model: Model,
  flow: ModelledFlow,
  tests: ProjectTests,
  reportIn: ReportIn,
): void {
  const { id: test, description, pointer, verdict } = result
  if (verdict.kind === 'never-applies')
    reportIn.tests(
      pointer,
      { code: 'tests-nothing', test, description, because: verdict.because },
      { rank: 'no-effect' },
    )
  if (verdict.kind === 'fails') reportFailure(result, verdict.failures[0], model, flow, tests, reportIn)
}

/** Reports what differs soonest; `tieline test` lists the rest. Marks what has to be fixed: a place in the flow if it is known, else the test. */
function reportFailure(
  { id: test, description, pointer }: TestResult,
  failed: FoundFailure,
  model: Model,
  flow: ModelledFlow,
  tests: ProjectTests,
  reportIn: ReportIn,
): void {
  const { failure, cause, path } = failed
  const lineOf = (at: string) => flow.document.range(at).start.line
  const unclearedValue = unclearedValueOf(model, failed, tests.compiled?.definition.conditions ?? {})
  const {
    fix,
    pointer: at,
    ...ranked
  } = unclearedValue ? fixOfUnclearedValue(unclearedValue) : fixLocation(cause, pointer, lineOf)
  const details = { ...replayTo(model, path.to, path.inputs, ...path.events), ...ranked }
  const violation = { code: 'fails', test, description, failure, fix } as const
  if (at === null) reportIn.tests(pointer, { ...violation, written: null }, details)
  else {
    const written = { file: tests.document.origin(pointer).file, line: tests.document.range(pointer).start.line }
    reportIn.flow(at, { ...violation, written }, details)
  }
}
