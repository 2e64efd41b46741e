/** A key that has no meaning where it is: most are known ones, one level too high or too low. */
import { flowShape } from '../../generated/flow.shape.ts'
import { pointerSegments, valueAtPointer } from '../../pointer/index.ts'
import type { ProblemOf } from '../problem.ts'
import { isRecord } from '../shape.ts'
import { suggestionInWords } from './suggestion-in-words.ts'

const { definitions } = flowShape
const events: readonly string[] = definitions.eventName.enum
const statuses: readonly string[] = definitions.statusName.enum

export function unknownKey({ name, pointer, suggestion }: ProblemOf<'unknown-key'>, document: unknown): string {
  const operator = operators[name]
  if (operator) return `There is no operator '${name}'. Write "${operator}".`
  const where = suggestion.kind === 'one-of' ? belongsTo(name, pointer, document) : null
  const noun = nouns[pointerSegments(pointer).at(-2) ?? '']
  const unknown = noun ? `There is no ${noun} '${name}'.` : `'${name}' is not a key that can be used here.`
  return where ?? `${unknown} ${suggestionInWords(suggestion)}`
}

/** What the keys of an object stand for, by its name. */
const nouns: Readonly<Record<string, string>> = { settings: 'setting', status: 'status' }

function belongsTo(key: string, pointer: string, document: unknown): string | null {
  const [section, step, ...rest] = pointerSegments(pointer)
  if (section !== 'steps' && step !== undefined) return null
  const value = valueAtPointer(document, pointer)
  const isShown = isRecord(value) && ('screen' in value || 'states' in value)
  if (isShown && step === undefined) return `'${key}' is a step, but it is beside "steps". Move it into "steps".`
  if (section !== 'steps') return null
  if (isShown) return `'${key}' is a state, but it is beside "states". Move it into "states" of '${step}'.`
  if (events.includes(key)) return `'${key}' is an event, but it is beside "on". Move it into "on".`
  if (statuses.includes(key)) return `'${key}' is a status. Move it into "status" of '${step}'.`
  const home = homes.find(([, keys]) => keys.includes(key))
  return home && rest.length > 0 ? `'${key}' can't be used here. Move it into ${home[0]}.` : null
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
