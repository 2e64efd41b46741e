/** Tests that have nothing to test because a step is switched off (`"enabled": false`): they are skipped until it is on again. */
import { createModel, type Model } from '../analysis/index.ts'
import { compile, switchedOn } from '../flow/index.ts'
import { compileFlowTests } from './compile.ts'
import type { FlowTests } from './model.ts'
import { modelOptions } from './model-options.ts'

/** The flow with every step switched on, and its tests; null where no step is off. */
export function withEveryStep(
  { flow: { definition } }: Model,
  tests: FlowTests,
): { model: Model; tests: FlowTests } | null {
  const every = switchedOn(definition)
  const { flow } = every ? compile(every) : { flow: null }
  const compiled = flow && compileFlowTests(flow, tests.definition).tests
  if (!flow || !compiled) return null
  const { model } = createModel(flow, modelOptions(compiled))
  return model && { model, tests: compiled }
}
