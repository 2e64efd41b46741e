/** A key where it can't stand: most are known ones, one level too high or too low. */
import { pointerSegments, valueAtPointer } from '../../../flow/index.ts'
import { flowShape } from '../../../generated/flow.shape.ts'
import type { Say } from './say.ts'

const { definitions } = flowShape
const events: readonly string[] = definitions.eventName.enum
const statuses: readonly string[] = definitions.statusName.enum

export const misplacedKey: Say = (key, hint, pointer, definition) => {
  const operator = operators[key]
  if (operator) return `There is no operator '${key}'. Write "${operator}".`
  const [room, step, ...rest] = pointerSegments(pointer)
  if (hint.startsWith('Did') || (room !== 'steps' && step !== undefined)) return null
  const value = valueAtPointer(definition, pointer)
  const isShown = typeof value === 'object' && value !== null && ('screen' in value || 'states' in value)
  if (isShown && step === undefined) return `'${key}' is a step, and stands beside "steps". Move it into "steps".`
  if (room !== 'steps') return null
  if (isShown) return `'${key}' is a state, and stands beside "states". Move it into "states" of '${step}'.`
  if (events.includes(key)) return `'${key}' is an event, and stands beside "on". Move it into "on".`
  if (statuses.includes(key)) return `'${key}' is a status. Move it into "status" of '${step}'.`
  const home = homes.find(([, keys]) => keys.includes(key))
  return home && rest.length > 0 ? `'${key}' can’t stand here. Move it into ${home[0]}.` : null
}

/** As other languages write them. */
const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  not: '!',
  '&&': 'and',
  '||': 'or',
}

const homes: readonly (readonly [where: string, keys: readonly string[]])[] = [
  ['"poll"', Object.keys(definitions.poll.properties)],
  ['"do"', Object.keys(definitions.call.properties)],
  ['a rule of "on", "status" or "back"', Object.keys(definitions.rule.properties)],
  ['the step', Object.keys(definitions.step.properties)],
]
