/** `leads` of a promise: whenever something happens somewhere, what follows, over every reachable state. */

import { conditionInWords, describeEvent, type Model } from '../../../analysis/index.ts'
import { anyReference, type Effect, type InputSet, payloadOf } from '../../../engine/index.ts'
import { type Lead, type Values, valueAtPointer } from '../../../flow/index.ts'
import type { Condition } from '../../../generated/flow.types.ts'
import { describeStart, describeTrace } from './describe-trace.ts'
import type { Cause } from './fix-location.ts'
import { type Occurrence, occurrences } from './occurrences.ts'
import { quoted, type Verdict } from './verdict.ts'

export function verdictOnLead(model: Model, lead: Lead): Verdict {
  const unseen = new Map(lead.at)
  const clients = lead.given && clientsLike(model, lead.given)
  let happens = false
  for (const happening of occurrences(model, lead)) {
    const { event, before, after, events } = happening
    const meant = clients === null ? happening.when : happening.when & clients
    const when = model.holding(meant, lead.test, (before ?? after).state.data, event ? payloadOf(event) : {})
    if (when === 0n) continue
    happens = true
    for (const [name, places] of unseen) if (places.includes(before?.place ?? '')) unseen.delete(name)
    const found = difference(model, lead, { ...happening, when })
    if (found === null) continue
    const where = before ? `at '${before.place}' (${lead.on})` : 'at the start'
    return {
      broken: `${where} ${found.says}`,
      trace: before
        ? describeTrace(model, before, found.when, ...events)
        : describeStart(model, after.flow, found.when),
      by: ledBy(happening, found),
    }
  }
  if (happens && unseen.size === 0) return null
  const where = unseen.size > 0 ? ` at ${quoted(unseen.keys())}` : ''
  return { idle: `'${lead.on}' never happens${where}${lead.test || lead.given ? ' for those who are meant' : ''}` }
}

/** A thing that is given is any thing. */
const clientsLike = ({ space }: Model, given: Values): InputSet =>
  space.filter(space.all, (inputs) =>
    Object.entries(given).every(
      ([name, value]) => inputs[name] === value || (inputs[name] === anyReference && value !== null),
    ),
  )

function ledBy({ rule, before, event }: Occurrence, { isAstray }: Difference): Cause {
  if (rule) {
    const { kind } = rule.target
    return { rule: rule.pointer, onPath: isAstray && (kind === 'next' || kind === 'back') }
  }
  if (event === null || event.type === 'BACK')
    return { path: event === null ? 'start' : 'BACK', step: before?.place.split('.')[0] ?? '' }
  return before ? { unheard: describeEvent(event), place: before.place } : null
}

interface Difference {
  says: string
  when: InputSet
  /** It leads elsewhere; otherwise something else about it differs. */
  isAstray: boolean
}

/** The first thing that is not as promised, and for which inputs. */
function difference(model: Model, lead: Lead, happening: Occurrence): Difference | null {
  const { when, after, effects, event } = happening
  if (![...lead.to.values()].flat().some((goal) => arrives(goal, happening))) {
    const wanted = [...lead.to.keys()].map((goal) => phrases[goal] ?? `'${goal}'`)
    return { when, isAstray: true, says: `the user ${whereabouts(happening)} instead of ${wanted.join(' or ')}` }
  }
  const there = after.flow.places[after.place]
  const compared: Compared[] = [
    ['the host is told', wantedWords(lead.says), () => told(effects)],
    ['the call made is', lead.calls, () => named(effects, ['call'])],
    ['what is read is', lead.reads, () => named(effects, ['load', 'poll'])],
    ['the delay in ms is', lead.afterMs === null ? null : String(lead.afterMs), () => String(delay(effects))],
    ['the screen shown is', lead.shows, () => there?.screen ?? ''],
    ['the address is', lead.route, () => there?.route ?? 'as it was'],
    ['the way with the history is', lead.history, () => there?.history ?? ''],
  ]
  for (const [what, wanted, find] of compared) {
    const found = wanted === null ? null : find()
    if (found !== wanted) return { when, isAstray: false, says: `${what} ${found} instead of ${wanted}` }
  }
  const payload = event ? payloadOf(event) : {}
  const without = lead.with ? when & ~model.holding(when, lead.with, after.state.data, payload) : 0n
  if (without === 0n) return null
  const promised = valueAtPointer(model.flow.definition, `${lead.pointer}/with`) as Condition
  return { when: without, isAstray: false, says: `"${conditionInWords(promised)}" does not hold afterwards` }
}

type Compared = readonly [what: string, wanted: string | null, find: () => string]

const phrases: Readonly<Record<string, string>> = {
  '@stay': 'staying',
  '@exit': 'being asked whether to leave',
  '@close': 'leaving',
}

function whereabouts({ before, after: { state, place } }: Occurrence): string {
  if (state.closed) return 'leaves'
  if (state.overlay !== null && before?.state.overlay === null) return 'is asked whether to leave'
  return place === before?.place ? `stays at '${place}'` : `gets to '${place}'`
}

function arrives(goal: string, { before, after: { state, place } }: Occurrence): boolean {
  if (goal === '@close' || state.closed) return goal === '@close' && state.closed
  const opens = state.overlay !== null && before?.state.overlay === null
  if (goal === '@exit' || opens) return goal === '@exit' && opens
  return goal === '@stay' ? place === before?.place : place === goal
}

const wantedWords = (says: Lead['says']): string | null =>
  says === null || typeof says === 'string' ? says : `error ${says.error}`

/** What the host hears, but for the close, which goes with leaving. */
function told(effects: readonly Effect[]): string {
  const messages = effects.flatMap((effect) => {
    if (effect.kind !== 'emit' || effect.message === 'close') return []
    return [effect.message === 'success' ? 'success' : `error ${effect.reason}`]
  })
  return messages.join(', ') || 'nothing'
}

const named = (effects: readonly Effect[], kinds: readonly string[]): string =>
  effects.flatMap((effect) => ('effect' in effect && kinds.includes(effect.kind) ? [effect.effect] : [])).join(', ') ||
  'nothing'

const delay = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.kind === 'timer' ? sum + effect.ms : sum), 0)
