import { lookedAt } from '../../analysis/index.ts'
import { didYouMean } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { varsIn } from './parts/expressions.ts'
import { calls, payloads } from './parts/facts.ts'
import { wrongPayloadComparisons } from './parts/payload-comparisons.ts'
import { type Heard, rulesIn, type Written } from './parts/rules-in.ts'

const every = Object.values(payloads).flat()
const ofFailures = ['code', 'failure']
const known = [...new Set([...ofFailures, ...every.map(({ key }) => key)])]

export const eventPayload: FlowRule = {
  id: 'event-payload',
  severity: 'error',
  over: 'flow',
  summary: 'What is taken from an event or an answer is something that it carries, and no secret.',
  check: (linted, report) => {
    reportEach(linted, report, ({ definition }) => [
      ...unknownKeys(definition),
      ...wrongPayloadComparisons(definition),
      ...rulesIn(definition).flatMap((each) => misread(each, definition)),
    ])
  },
}

function unknownKeys(definition: FlowDefinition): Said[] {
  const keys = varsIn(definition).flatMap(({ path, pointer }) =>
    path.startsWith('event.') ? [{ key: path.slice('event.'.length), pointer }] : [],
  )
  return keys
    .filter(({ key }) => !known.includes(key))
    .map(({ key, pointer }) => [pointer, `No event carries '${key}', so nothing equals it. ${didYouMean(key, known)}`])
}

function misread({ pointer, rule, heard }: Written, { conditions }: FlowDefinition): Said[] {
  const isLate = 'after' in rule
  const carried = isLate ? [] : carriedBy(heard)
  const then = isLate ? 'after the delay' : when(heard)
  const asked = 'if' in rule && rule.if !== undefined ? [...lookedAt(rule.if, conditions)] : []
  const hearsSomething = heard.event !== undefined || heard.outcome !== undefined
  const isLost = (key: string) => hearsSomething && known.includes(key) && !carriedBy(heard).includes(key)
  const condition = asked
    .filter((path) => path.startsWith('event.') && isLost(path.slice('event.'.length)))
    .slice(0, 1)
    .map(
      (path): Said => [
        `${pointer}/if`,
        `It asks for '${path}', and ${when(heard)} there is none. Ask for something else.`,
      ],
    )
  const values = Object.entries(rule.set ?? {}).flatMap(([field, value]): Said[] => {
    const at = `${pointer}/set/${field}`
    const hasOutcome = heard.enters || (heard.outcome === 'done' && heard.call && calls[heard.call].answers)
    if (value === '$outcome' && (isLate || !hasOutcome))
      return [
        [at, `${capital(then)} there is no outcome, so '${field}' would be null. Set it after a call that answers.`],
      ]
    const key = typeof value === 'string' && value.startsWith('$event.') ? value.slice('$event.'.length) : null
    if (key === null) return []
    if (every.some((each) => each.key === key && each.secret))
      return [[at, `'${value}' is a secret: it goes to the one call that sends it and is kept nowhere. Remove this.`]]
    if (carried.includes(key)) return []
    return [
      [
        at,
        `${capital(then)} there is no '${key}', so '${field}' would be null. ${didYouMean(key, carried.length > 0 ? carried : known)}`,
      ],
    ]
  })
  return [...condition, ...values]
}

function carriedBy({ event, screens = [], outcome, enters }: Heard): string[] {
  if (enters) return known
  if (outcome === 'failed') return ofFailures
  const payload = event ? (payloads[event] ?? []) : []
  return payload.filter(({ from }) => from === undefined || screens.includes(from)).map(({ key }) => key)
}

function when({ event, call, outcome }: Heard): string {
  if (event) return `with ${event}`
  if (call) return outcome === 'done' ? `when '${call}' succeeds` : `when '${call}' fails`
  return 'here'
}

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
