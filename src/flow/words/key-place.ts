/** Where a key without meaning is, and where it would have a meaning. */
import { flowShape } from '../../generated/flow.shape.ts'
import { pointerSegments, valueAtPointer } from '../../pointer/index.ts'
import { isRecord } from '../json.ts'
import type { ProblemOf } from '../problem.ts'

const { definitions } = flowShape
const events: readonly string[] = definitions.eventName.enum
const statuses: readonly string[] = definitions.statusName.enum

export interface KeyPlace {
  /** The key of an object of which all keys have the same meaning. */
  holder: Holder | null
  /** Where it would have a meaning; null if unknown. `step`: the step that it is in. */
  home: { in: 'steps' } | { in: 'states' | 'status'; step: string } | { in: Home } | null
}

const holders = ['settings', 'status'] as const

export type Holder = (typeof holders)[number]

export type Home = 'on' | 'poll' | 'do' | 'rule' | 'step'

const homes: readonly (readonly [home: Home, keys: readonly string[]])[] = [
  ['poll', Object.keys(definitions.poll.properties)],
  ['do', Object.keys(definitions.call.properties)],
  ['rule', Object.keys(definitions.rule.properties)],
  ['step', Object.keys(definitions.step.properties)],
]

export function keyPlace({ name, pointer, suggestion }: ProblemOf<'unknown-key'>, document: unknown): KeyPlace {
  const above = pointerSegments(pointer).at(-2)
  const holder = holders.find((each) => each === above) ?? null
  return { holder, home: suggestion.kind === 'one-of' ? homeOf(name, pointer, document) : null }
}

function homeOf(key: string, pointer: string, document: unknown): KeyPlace['home'] {
  const [section, step, ...rest] = pointerSegments(pointer)
  const value = valueAtPointer(document, pointer)
  const isShown = isRecord(value) && ('screen' in value || 'states' in value)
  if (step === undefined) return isShown ? { in: 'steps' } : null
  if (section !== 'steps') return null
  if (isShown) return { in: 'states', step }
  if (events.includes(key)) return { in: 'on' }
  if (statuses.includes(key)) return { in: 'status', step }
  const home = homes.find(([, keys]) => keys.includes(key))
  return home && rest.length > 0 ? { in: home[0] } : null
}
