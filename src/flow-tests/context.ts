/** What the compilers of invariants and rows share: names and conditions resolved, problems reported. */
import { lookedAt } from '../analysis/index.ts'
import {
  type CompiledFlow,
  childPointer,
  createConditionCompiler,
  placesOf,
  suggest,
  type Test,
} from '../flow/index.ts'
import type { Condition } from '../generated/flow.types.ts'
import { conditionNames } from './condition-names.ts'
import type { PlacesByName } from './model.ts'
import type { TestProblem } from './problem.ts'

export type ReportProblem = (problem: TestProblem) => void

/** What a condition can look at where it is written: inputs, data as well, or an event besides. */
type Known = keyof typeof unknownScopes

const unknownScopes = { inputs: ['data', 'event'], state: ['event'], event: [] } as const

export interface TestContext {
  flow: CompiledFlow
  report: ReportProblem
  test: (condition: Condition, pointer: string, known: Known) => Test
  /** null where nothing is written. */
  optionalTest: (condition: Condition | undefined, pointer: string, known: Known) => Test | null
  used: ReadonlySet<string>
  overlays: readonly string[]
  places: (names: string | readonly string[], pointer: string, keywords?: readonly string[]) => PlacesByName
  /** Reports a name that is not known. */
  checkName: (name: string, known: readonly string[], pointer: string) => void
}

export function createContext(
  flow: CompiledFlow,
  conditions: Readonly<Record<string, Condition>>,
  report: ReportProblem,
): TestContext {
  const { definition: flowDefinition, inputs, data } = flow
  const compiler = createConditionCompiler(conditions, { in: inputs, data }, report)
  const steps = Object.keys(flowDefinition.steps)
  const places = steps.flatMap((step) => [step, ...placesOf(flowDefinition, step)])

  function test(condition: Condition, pointer: string, known: Known): Test {
    const isBorrowed = (name: string) =>
      !Object.hasOwn(conditions, name) && Object.hasOwn(flowDefinition.conditions, name)
    const borrowed = conditionNames(condition).find(isBorrowed)
    if (borrowed !== undefined) {
      report({ code: 'flow-condition', pointer, name: borrowed })
      return () => false
    }
    const unknown = [...lookedAt(condition, conditions)].find((path) => isOfScope(path, unknownScopes[known]))
    if (unknown !== undefined) {
      report({ code: 'unknown-there', pointer, path: unknown, inputsAlone: known === 'inputs' })
    }
    return compiler.test(condition, pointer)
  }

  function checkName(name: string, known: readonly string[], pointer: string) {
    if (known.includes(name)) return
    report({ code: 'unknown-name', pointer, kind: 'flow-test-name', name, suggestion: suggest(name, known) })
  }

  return {
    flow,
    report,
    test,
    optionalTest: (condition, pointer, known) => (condition === undefined ? null : test(condition, pointer, known)),
    used: compiler.used,
    overlays: flow.overlays.map(({ id }) => id),
    checkName,
    places: (names, pointer, keywords = []) =>
      new Map(
        [names].flat().map((name, index) => {
          const at = typeof names === 'string' ? pointer : childPointer(pointer, index)
          checkName(name, [...keywords, ...places], at)
          return [name, keywords.includes(name) ? [name] : placesOf(flowDefinition, name)]
        }),
      ),
  }
}

const isOfScope = (path: string, scopes: readonly string[]) => scopes.some((scope) => path.startsWith(`${scope}.`))
