import type { Model } from '../../analysis/index.ts'
import { sourcePointer } from '../../analysis/index.ts'
import type { Event, InputSet } from '../../engine/index.ts'
import { type CompiledFlow, childPointer, defined, type Values } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { ModelRule } from '../rule.ts'
import { decisionsOf, type RuleCoverage } from './parts/decisions.ts'

type ReportBranch = Report<'dead-branch'>

export const deadBranch: ModelRule<'dead-branch'> = {
  id: 'dead-branch',
  severity: 'error',
  over: 'model',
  summary: 'Every rule is taken in some situation, and every condition holds in some and fails in others.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const every = flow.everyStep()
    const dead = new Set<string>()
    if (every) findDead(every, (at, { code }) => dead.add(`${at} ${code}`))
    findDead(model, (at, violation, details) => {
      // What a step decides that is switched off is not dead: it is skipped with the step.
      if (!every || dead.has(`${at} ${violation.code}`)) report(at, violation, details)
    })
  },
}

function findDead(model: Model, report: ReportBranch): void {
  for (const { rules, event } of decisionsOf(model))
    for (const index of rules.keys()) checkRule(rules, index, event, report)
  for (const [at, { step, holds, fails }] of pathConditions(model)) {
    if (!holds) report(at, { code: 'never-on-path', step }, later)
    else if (!fails) report(at, { code: 'always-on-path', step }, later)
  }
}

/** Usually the cause is elsewhere: what the condition reads is never set, or an earlier rule of the path is wrong. */
const later = { rank: 'consequence' } as const

function checkRule(rules: readonly RuleCoverage[], index: number, event: Event | null, report: ReportBranch): void {
  const { pointer, holds, fails, taken } = defined(rules[index], 'rule of the list')
  const winner = rules.findIndex(({ rule }) => rule.test === null)
  if (winner >= 0 && winner < index) {
    report(pointer, { code: 'behind-unconditional', event, winner: winner + 1 })
    return
  }
  if (holds && !taken) report(pointer, { code: 'behind-others', event })
  if (winner === index) return
  const at = childPointer(pointer, 'if')
  if (!holds) report(at, { code: 'never-holds', event }, later)
  else if (!fails && index === rules.length - 1) report(at, { code: 'always-holds', event }, later)
}

/** For each `when` on the path, whether it ever holds and ever fails, whatever is known. */
function pathConditions(model: Model) {
  const found = new Map<string, { step: string; holds: boolean; fails: boolean }>()
  for (const [flow, known] of inputsByData(model))
    for (const { step, test } of flow.path) {
      if (test === null) continue
      const at = sourcePointer(model.flow.definition, flow.definition, childPointer('/steps', step, 'when'))
      const covered = found.get(at) ?? { step, holds: false, fails: false }
      for (const [data, inputs] of known) {
        const holds = model.holding(inputs, test, data)
        covered.holds ||= holds !== 0n
        covered.fails ||= holds !== inputs
      }
      found.set(at, covered)
    }
  return found
}

/** For each flow the data of its states, and for which inputs. Many states share their data. */
function inputsByData({ states }: Model) {
  const byFlow = new Map<CompiledFlow, Map<Values, InputSet>>()
  for (const { flow, state, inputs } of states) {
    const known = byFlow.get(flow) ?? new Map<Values, InputSet>()
    byFlow.set(flow, known.set(state.data, (known.get(state.data) ?? 0n) | inputs))
  }
  return byFlow
}
