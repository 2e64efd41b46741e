/** What becomes of a mutant: nobody could tell it from the original, or it is found, or it lives. */

import { createProject, type Project, type ProjectFlow } from '../../src/analysis/project.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { rules } from '../../src/lint/index.ts'
import { findDifference } from './behaviour.ts'
import type { Mutant } from './generate.ts'

export type Verdict = 'equivalent' | 'found' | 'alive'

export interface Judgement {
  verdict: Verdict
  /** What found it. */
  by: readonly string[]
}

/** Whether it matters is decided without the linter, and whether it is found without looking at what it does. */
export function judge(original: CompiledFlow, { definition }: Mutant): Judgement {
  const { flow, problems } = compile(definition)
  if (!flow) return { verdict: 'found', by: [...new Set(problems.map(({ code }) => `compile: ${code}`))] }
  if (findDifference(original, flow) === null) return { verdict: 'equivalent', by: [] }
  const by = findersOf(definition)
  return { verdict: by.length > 0 ? 'found' : 'alive', by }
}

/** Rules that have something to say. Walking takes long: only a flow that is sound at first sight is walked. */
export function findersOf(definition: unknown): string[] {
  const project = createProject({ flows: [{ file: 'some.flow.json', text: JSON.stringify(definition, null, 2) }] })
  const [linted] = project.flows as [ProjectFlow]
  const unwalked = { ...linted, model: () => null, modelError: () => null }
  const atOnce = finders(unwalked, project)
  return atOnce.length > 0 ? atOnce : finders(linted, project)
}

function finders(flow: ProjectFlow, project: Project): string[] {
  return rules.flatMap((rule) => {
    let found = false
    const report = () => {
      found = true
    }
    if (rule.over === 'flow') rule.check(flow, report, project)
    if (rule.over === 'files') rule.check(flow.document, report)
    return found ? [rule.id] : []
  })
}
