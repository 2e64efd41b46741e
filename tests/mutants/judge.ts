/** What becomes of a mutant: it behaves like the original, or it is found, or it stays alive. */

import { clientsOf } from '../../src/analysis/index.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { type FlowTests, modelOptions } from '../../src/flow-tests/index.ts'
import { rules } from '../../src/lint/index.ts'
import { createProject, type ModelledFlow } from '../../src/lint/project.ts'
import { findDifference } from './behaviour.ts'
import type { Mutant } from './generate.ts'

export type Verdict = 'equivalent' | 'found' | 'alive'

export interface Judgement {
  verdict: Verdict
  /** What found it: all that does if it was judged thoroughly. */
  by: readonly string[]
  isThorough: boolean
}

/** The flow that the mutants are made of. */
export interface Original {
  flow: CompiledFlow
  tests: FlowTests
}

/**
 * Whether it behaves differently is decided without the linter; whether it is found, without its behaviour.
 * @param isThorough whether every rule is asked, or only as many as it takes to find the mutant
 */
export function judge({ flow: original, tests }: Original, { definition }: Mutant, isThorough: boolean): Judgement {
  const { flow, problems } = compile(definition)
  if (!flow) return { verdict: 'found', by: [...new Set(problems.map(({ code }) => `compile: ${code}`))], isThorough }
  if (findDifference(original, flow, clientsOf(original, modelOptions(tests).assumptions)) === null)
    return { verdict: 'equivalent', by: [], isThorough }
  const by = findersOf(definition, tests.definition, isThorough)
  return { verdict: by.length > 0 ? 'found' : 'alive', by, isThorough }
}

/**
 * Rules that find something. Walking takes time, so a flow is walked only if no other rule finds anything.
 * @param isThorough every such rule; otherwise the first
 */
export function findersOf(definition: unknown, tests: unknown, isThorough = true): string[] {
  const project = createProject({
    flows: [{ file: 'some.flow.json', text: JSON.stringify(definition, null, 2) }],
    tests: [{ file: 'some.tests.json', text: JSON.stringify(tests, null, 2) }],
  })
  const [linted] = project.flows as [ModelledFlow]
  const unwalked = { ...linted, model: () => null, modelError: () => null }
  const wanted = (found: Iterable<string>) => (isThorough ? [...found] : firstOf(found))
  const atOnce = wanted(finders(unwalked))
  return atOnce.length > 0 ? atOnce : wanted(finders(linted))
}

function firstOf([first]: Iterable<string>): string[] {
  return first === undefined ? [] : [first]
}

/** Flow tests find most mutants. */
const byYield = [...rules].sort((a, b) => Number(b.over === 'flow-tests') - Number(a.over === 'flow-tests'))

function* finders(flow: ModelledFlow): Generator<string> {
  for (const rule of byYield) {
    let found = false
    const report = () => {
      found = true
    }
    if (rule.over === 'flow-tests' && flow.tests) rule.check(flow, flow.tests, { flow: report, tests: report })
    if (rule.over === 'flow') rule.check(flow, report)
    if (rule.over === 'model') rule.check(flow, report)
    if (rule.over === 'files') rule.check(flow.document, report)
    if (found) yield rule.id
  }
}
