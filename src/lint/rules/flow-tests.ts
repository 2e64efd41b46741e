import { describeTrace, type Model } from '../../analysis/index.ts'
import {
  evaluateFlowTests,
  failureInWords,
  neverAppliesInWords,
  type TestOutcome,
  type TestResult,
  testProblemInWords,
} from '../../flow-tests/index.ts'
import type { Report } from '../finding.ts'
import type { ProjectFlow, ProjectTests } from '../project.ts'
import type { FlowTestsRule } from '../rule.ts'
import { fixLocation } from './parts/fix-location.ts'

export const flowTests: FlowTestsRule = {
  id: 'flow-tests',
  severity: 'error',
  over: 'flow-tests',
  summary: 'Every flow test can be read, applies to something, and holds.',
  check: (flow, tests, reportIn) => {
    for (const problem of tests.problems)
      reportIn.tests(problem.pointer, testProblemInWords(problem, tests.document.value), { rank: 'definition' })
    for (const name of tests.compiled?.unusedConditions ?? [])
      reportIn.tests(`/conditions/${name}`, `No test uses the condition '${name}'. Use it, or remove it.`, {
        rank: 'consequence',
      })
    const model = tests.compiled && flow.model()
    if (!tests.compiled || !model) return
    for (const result of evaluateFlowTests(model, tests.compiled)) reportOutcome(result, model, flow, tests, reportIn)
  },
}

function reportOutcome(
  { id, description, pointer, outcome }: TestResult,
  model: Model,
  flow: ProjectFlow,
  tests: ProjectTests,
  reportIn: { flow: Report; tests: Report },
): void {
  const test = `The test '${id}' (${description.replace(/\.$/, '')})`
  if (outcome.kind === 'never-applies') {
    const message = `${test} tests nothing: ${neverAppliesInWords(outcome.because)}. Fix what should lead there, or remove the test.`
    reportIn.tests(pointer, message, { rank: 'idle' })
  }
  if (outcome.kind === 'fails') reportFailure(test, pointer, outcome, model, flow, tests, reportIn)
}

/** Marked where it is to be fixed: in the flow where that is known, else at the test. */
function reportFailure(
  test: string,
  pointer: string,
  { failure, cause, path }: Extract<TestOutcome, { kind: 'fails' }>,
  model: Model,
  flow: ProjectFlow,
  tests: ProjectTests,
  reportIn: { flow: Report; tests: Report },
): void {
  const lineOf = (at: string) => flow.document.range(at).start.line
  const { words, pointer: at, ...details } = fixLocation(cause, pointer, lineOf)
  const testLine = `${tests.document.file}, line ${tests.document.range(pointer).start.line}`
  const change = `or change the test${at === null ? '' : ` (${testLine})`}`
  const message = `${test} fails: ${failureInWords(failure)}. Fix ${words}, ${change}.`
  const trace = describeTrace(model, path.to, path.inputs, ...path.events)
  if (at === null) reportIn.tests(pointer, message, { trace, ...details })
  else reportIn.flow(at, message, { trace, ...details })
}
