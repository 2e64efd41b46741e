/** What becomes of a mutant: it behaves like the original, or it is found, or it stays alive. */

import { clientsOf } from '../../src/analysis/index.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import type { FlowTests } from '../../src/flow-tests/index.ts'
import { rules } from '../../src/lint/index.ts'
import { createProject, type ModelledFlow } from '../../src/lint/project.ts'
import { findDifference } from './behaviour.ts'
import type { Mutant } from './generate.ts'

export type Verdict = 'equivalent' | 'found' | 'alive'

export interface Judgement {
  verdict: Verdict
  /** What found it. */
  by: readonly string[]
}

/** The flow that the mutants are made of. */
export interface Original {
  flow: CompiledFlow
  tests: FlowTests
}

/** Whether it behaves differently is decided without the linter; whether it is found, without its behaviour. */
export function judge({ flow: original, tests }: Original, { definition }: Mutant): Judgement {
  const { flow, problems } = compile(definition)
  if (!flow) return { verdict: 'found', by: [...new Set(problems.map(({ code }) => `compile: ${code}`))] }
  if (findDifference(original, flow, clientsOf(original, assumptionsOf(tests))) === null)
    return { verdict: 'equivalent', by: [] }
  const by = findersOf(definition, tests.definition)
  return { verdict: by.length > 0 ? 'found' : 'alive', by }
}

const assumptionsOf = ({ assumptions }: FlowTests) => assumptions.map(({ test }) => test)

/** Rules that find something. Walking takes time, so a flow is walked only if no other rule finds anything. */
export function findersOf(definition: unknown, tests: unknown): string[] {
  const project = createProject({
    flows: [{ file: 'some.flow.json', text: JSON.stringify(definition, null, 2) }],
    tests: [{ file: 'some.tests.json', text: JSON.stringify(tests, null, 2) }],
  })
  const [linted] = project.flows as [ModelledFlow]
  const unwalked = { ...linted, model: () => null, modelError: () => null }
  const atOnce = finders(unwalked)
  return atOnce.length > 0 ? atOnce : finders(linted)
}

function finders(flow: ModelledFlow): string[] {
  return rules.flatMap((rule) => {
    let found = false
    const report = () => {
      found = true
    }
    if (rule.over === 'flow-tests' && flow.tests) rule.check(flow, flow.tests, { flow: report, tests: report })
    if (rule.over === 'flow') rule.check(flow, report)
    if (rule.over === 'model') rule.check(flow, report)
    if (rule.over === 'files') rule.check(flow.document, report)
    return found ? [rule.id] : []
  })
}
