/** Every rule of a flow as an arrow: from where, on what, under which condition, to where. */
import { conditionInWords, type RuleList, type RuleTrigger, ruleListsOf } from '../analysis/index.ts'
import { type CompiledFlow, defined, isSameJson, type Rule, type RuleTarget } from '../flow/index.ts'
import type { Rule as RuleDefinition } from '../generated/flow.types.ts'

export interface DrawnRule {
  /** null: the start of a session. */
  step: string | null
  /** null: the step as a whole. */
  state: string | null
  /** What happens, in words; empty at the start. */
  on: string
  kind: 'status' | 'back' | 'other'
  /** In words; null if it always holds. */
  when: string | null
  target: RuleTarget
}

export function drawnRulesOf(flow: CompiledFlow): DrawnRule[] {
  const { steps } = flow.definition
  return ruleListsOf(flow.definition)
    .filter(({ step }) => step === null || steps[step]?.enabled !== false)
    .filter(
      ({ trigger }) =>
        !['enter', 'other-failure'].includes(trigger.kind) && !(trigger.kind === 'failed' && endsAlike(flow, trigger)),
    )
    .flatMap((list) => arrowsOf(flow, list))
}

function arrowsOf(flow: CompiledFlow, { step, state, trigger, rules }: RuleList): DrawnRule[] {
  const [on, kind] = [triggerInWords(flow, trigger), kindOf(trigger)]
  return rules.flatMap(({ pointer, rule }, index): DrawnRule[] => {
    // The outcome of a call decides where its rule leads.
    if (rule.do) return []
    const { target } = defined(flow.rules[pointer], `rule at ${pointer}`)
    const when = whenItApplies(
      rules.slice(0, index).map((earlier) => earlier.rule),
      rule,
    )
    return [{ step, state, on, kind, when, target }]
  })
}

/** A call that a rule makes counts as what triggered the rule. */
function kindOf(trigger: RuleTrigger): DrawnRule['kind'] {
  if (trigger.kind === 'done' && trigger.calledBy) return kindOf(trigger.calledBy)
  if (trigger.kind === 'status') return 'status'
  return trigger.kind === 'back' || (trigger.kind === 'event' && trigger.event === 'BACK') ? 'back' : 'other'
}

function triggerInWords(flow: CompiledFlow, trigger: RuleTrigger): string {
  switch (trigger.kind) {
    case 'start':
    case 'enter':
    case 'other-failure':
      return ''
    case 'back':
      return 'BACK'
    case 'event':
    case 'read-failure':
      return trigger.event
    case 'status':
      return trigger.status
    case 'poll-timeout':
      return 'polling takes too long'
    case 'time-limit':
      return 'the time limit passes'
    case 'poll-failure':
      return 'a status check fails'
    case 'failed':
      return `${trigger.calledBy ? triggerInWords(flow, trigger.calledBy) : trigger.call} fails`
    case 'done':
      if (trigger.calledBy) return triggerInWords(flow, trigger.calledBy)
      return endsAlike(flow, trigger) ? trigger.call : `${trigger.call} succeeds`
  }
}

/** Whether success and failure of a call have the same consequences. */
function endsAlike({ calls }: CompiledFlow, { pointer }: Extract<RuleTrigger, { kind: 'done' | 'failed' }>): boolean {
  const { onDone, onError } = defined(calls[pointer], `call at ${pointer}`)
  return isSameJson(onDone.map(consequences), onError.map(consequences))
}

const consequences = ({ target, emit, assign }: Rule) => ({ target, emit, assign })

/** A rule without a condition applies if none before it does. */
function whenItApplies(before: readonly Pick<RuleDefinition, 'if'>[], rule: Pick<RuleDefinition, 'if'>): string | null {
  if (rule.if !== undefined) return `if ${conditionInWords(rule.if)}`
  const [only, ...more] = before
  if (!only) return null
  return more.length > 0 ? 'otherwise' : `if ${conditionInWords({ '!': defined(only.if, 'condition') })}`
}
