/** Runs the tests of one flow. */
import { createModel, type Model, modelErrorInWords, replayTo } from '../../analysis/index.ts'
import {
  evaluateFlowTests,
  type FlowTests,
  type FoundFailure,
  modelOptions,
  whoseFailure,
} from '../../flow-tests/index.ts'
import { Failure } from '../io.ts'
import { type SoundFlow, soundFlow } from '../sound-files.ts'
import type { TestJob } from './job.ts'
import type { FailedExpectation, FailedTest, TestReport } from './results.ts'

export function runTests({ flow: { file, files }, tests: ids }: TestJob): TestReport {
  const sound = soundFlow(file, files)
  if (!sound.tests) return { total: 0, failed: [] }
  const { document, compiled } = sound.tests
  const model = modelOf(sound, compiled)
  const results = evaluateFlowTests(model, chosen(compiled, ids))
  return {
    total: results.length,
    failed: results.flatMap(({ id, description, pointer, verdict }): FailedTest[] => {
      if (verdict.kind === 'holds' || verdict.kind === 'skipped') return []
      const { file: written } = document.origin(pointer)
      const failed = { id, description, file: written, start: document.range(pointer).start }
      if (verdict.kind !== 'fails') return [{ ...failed, verdict }]
      const [first, ...others] = verdict.failures
      const failures = [expectationOf(model, first), ...others.map((each) => expectationOf(model, each))] as const
      return [{ ...failed, verdict: { kind: 'fails', failures } }]
    }),
  }
}

function expectationOf(model: Model, found: FoundFailure): FailedExpectation {
  const { failure, path } = found
  const { trace } = replayTo(model, path.to, path.inputs, ...path.events)
  return { failure, circumstances: whoseFailure(model, found), trace }
}

export function chosen(tests: FlowTests, ids: readonly string[] | null): FlowTests {
  const isChosen = ({ id }: { id: string }) => ids === null || ids.includes(id)
  return { ...tests, invariants: tests.invariants.filter(isChosen), cases: tests.cases.filter(isChosen) }
}

export function modelOf({ flow }: SoundFlow, tests: FlowTests) {
  const { model, error } = createModel(flow, modelOptions(tests))
  if (!model) throw new Failure(`'${flow.name}' can't be tested: ${modelErrorInWords(error, flow)}`)
  return model
}
