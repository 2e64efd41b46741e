import { lookedAt, type RuleList, ruleListsOf, type WrittenRule } from '../../analysis/index.ts'
import { assignedReference, childPointer, parseReference, type Reference, suggest } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { type Assignment, assignmentsIn } from './parts/assignments.ts'
import { failureKeys, isFailure, payloadFor, screensAt } from './parts/carried.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { varsIn } from './parts/expressions.ts'
import { calls, payloads } from './parts/facts.ts'
import { wrongPayloadComparisons } from './parts/payload-comparisons.ts'

type Found = Located<'event-payload'>

const every = Object.values(payloads).flat()
const knownKeys = [...new Set([...failureKeys, ...every.map(({ key }) => key)])]

export const eventPayload: FlowRule<'event-payload'> = {
  id: 'event-payload',
  severity: 'error',
  over: 'flow',
  summary: 'What is taken from an event or an answer is something that it carries, and no secret.',
  check: (linted, report) => {
    reportEach(linted, report, ({ definition }) => [
      ...unknownKeys(definition),
      ...wrongPayloadComparisons(definition),
      ...ruleListsOf(definition).flatMap((list) =>
        list.rules.flatMap((rule) => wrongCondition(rule, list, definition)),
      ),
      ...assignmentsIn(definition).flatMap((assignment) => wrongAssignment(assignment, definition)),
    ])
  },
}

/** null if it is not a key of an event. */
const keyOf = (reference: Reference | null): string | null => (reference?.scope === 'event' ? reference.key : null)

function unknownKeys(definition: FlowDefinition): Found[] {
  return varsIn(definition).flatMap(({ path, pointer }): Found[] => {
    const key = keyOf(parseReference(path))
    if (key === null || knownKeys.includes(key)) return []
    return [[pointer, { code: 'unknown-key', key, suggestion: suggest(key, knownKeys) }]]
  })
}

/** A condition that reads a known key which is absent here. If there is no payload at all, no-ineffective-keys reports it. */
function wrongCondition({ pointer, rule }: WrittenRule, list: RuleList, definition: FlowDefinition): Found[] {
  const { trigger } = list
  const isCarrier = ['event', 'read-failure', 'other-failure', 'done', 'failed', 'poll-failure'].includes(trigger.kind)
  if (rule.if === undefined || !isCarrier) return []
  const carried = carriedBy(list, definition)
  const path = [...lookedAt(rule.if, definition.conditions)].find((each) => {
    const key = keyOf(parseReference(each))
    return key !== null && knownKeys.includes(key) && !carried.includes(key)
  })
  return path === undefined ? [] : [[childPointer(pointer, 'if'), { code: 'asks-for-absent-key', path, trigger }]]
}

function wrongAssignment({ field, value, pointer, by }: Assignment, definition: FlowDefinition): Found[] {
  if (by === null) return []
  const { rules, trigger } = by.list
  const isLate = rules.some((each) => each.pointer === by.rule && each.rule.after !== undefined)
  const moment = isLate ? ({ kind: 'delay' } as const) : trigger
  if (value === '$outcome') {
    const hasOutcome = trigger.kind === 'enter' || (trigger.kind === 'done' && calls[trigger.call].answers)
    return hasOutcome && !isLate ? [] : [[pointer, { code: 'no-outcome', field, trigger: moment }]]
  }
  const key = keyOf(assignedReference(value))
  if (key === null) return []
  if (every.some((each) => each.key === key && each.secret))
    return [[pointer, { code: 'keeps-secret', source: `$event.${key}` }]]
  const carried = isLate ? [] : carriedBy(by.list, definition)
  if (carried.includes(key)) return []
  const suggestion = suggest(key, carried.length > 0 ? carried : knownKeys)
  return [[pointer, { code: 'absent-key', key, field, trigger: moment, suggestion }]]
}

/** The event that leads to a place may carry any key. */
function carriedBy(list: RuleList, definition: FlowDefinition): string[] {
  const { kind } = list.trigger
  if (kind === 'enter') return knownKeys
  if (isFailure(list.trigger)) return failureKeys
  const screens = screensAt(definition, list)
  const keys = payloadFor(list).flatMap(({ key, from }) => (from === undefined || screens.includes(from) ? [key] : []))
  return kind === 'read-failure' ? [...keys, ...failureKeys] : keys
}
