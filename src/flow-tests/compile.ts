/** compileFlowTests(flow, definition) → compiled tests, or every problem found in them. */
import { type CompiledFlow, checkShape, childPointer, type Shape } from '../flow/index.ts'
import { flowShape } from '../generated/flow.shape.ts'
import { flowTestsShape } from '../generated/flow-tests.shape.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { compileInvariant } from './compile-invariant.ts'
import { compileRow } from './compile-row.ts'
import { createContext, type ReportProblem } from './context.ts'
import type { Case, FlowTests } from './model.ts'
import type { TestProblem } from './problem.ts'

const shape: Shape = {
  ...(flowTestsShape as Shape),
  definitions: { ...(flowShape as Shape).definitions, ...(flowTestsShape as Shape).definitions },
}

/** Whether a parsed file has the shape of tests. Its names may still be wrong. */
export const isFlowTests = (value: unknown): value is definition.FlowTests => checkShape(shape, value).length === 0

export type CompileFlowTestsResult = { tests: FlowTests; problems: [] } | { tests: null; problems: TestProblem[] }

/** Never throws, whatever it is given: the definition is read from a file that people edit. */
export function compileFlowTests(flow: CompiledFlow, value: unknown): CompileFlowTestsResult {
  const problems: TestProblem[] = checkShape(shape, value)
  if (problems.length > 0) return { tests: null, problems }
  const tests = assemble(flow, value as definition.FlowTests, (problem) => problems.push(problem))
  return problems.length > 0 ? { tests: null, problems } : { tests, problems: [] }
}

function assemble(flow: CompiledFlow, source: definition.FlowTests, report: ReportProblem): FlowTests {
  const { assumptions = [], invariants = [], cases = [], conditions = {} } = source
  const context = createContext(flow, conditions, report)
  const compiled = {
    assumptions: assumptions.map(({ id, description, that }, index) => {
      const pointer = childPointer('/assumptions', index)
      return { id, description, pointer, test: context.test(that, childPointer(pointer, 'that'), 'inputs') }
    }),
    invariants: invariants.flatMap((each, index) =>
      compileInvariant(each, childPointer('/invariants', index), context),
    ),
    cases: cases.map(({ id, description, rows }, index): Case => {
      const pointer = childPointer('/cases', index)
      return {
        id,
        description,
        pointer,
        rows: rows.map((row, at) => compileRow(row, childPointer(pointer, 'rows', at), context)),
      }
    }),
  }
  reportRepeatedIds(compiled, report)
  const unusedConditions = Object.keys(conditions).filter((name) => !context.used.has(name))
  for (const name of unusedConditions) context.test(name, childPointer('/conditions', name), 'event')
  return { ...compiled, unusedConditions, definition: source }
}

function reportRepeatedIds(tests: Pick<FlowTests, 'assumptions' | 'invariants' | 'cases'>, report: ReportProblem) {
  const seen = new Set<string>()
  for (const { id, pointer } of [...tests.assumptions, ...tests.invariants, ...tests.cases]) {
    if (seen.has(id)) report({ code: 'repeated-id', pointer: childPointer(pointer, 'id'), id })
    seen.add(id)
  }
}
