/** What can be observed of a session from outside, for the engine and for the machine. */
import { type Effect, placeOf, type State } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import type { Runtime, Told } from './runtime.ts'

export interface Seen {
  place: string
  overlay: string | null
  data: Values
  told: readonly Told[]
  asked: readonly string[]
}

/** A request of the engine, under the name by which an event refers to it. */
export interface Request {
  brief: string
  name: string
}

/** Requests made at the same time have no order. */
export const inOrder = <T extends { brief: string }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => (a.brief < b.brief ? -1 : 1))

const briefs = (things: readonly { brief: string }[]) => inOrder(things).map(({ brief }) => brief)

export function requestsOf(effect: Effect): Request[] {
  switch (effect.kind) {
    case 'call':
      return [{ brief: effect.effect, name: `call ${effect.call} ${effect.entry}` }]
    case 'load':
      return [{ brief: effect.effect, name: `load ${effect.entry}` }]
    case 'poll':
      return [
        { brief: `${effect.effect} ${effect.everyMs}`, name: `poll ${effect.run}` },
        { brief: `timer ${effect.timeoutMs}`, name: `limit ${effect.run}` },
      ]
    case 'timer':
      return [{ brief: `timer ${effect.ms}`, name: `timer ${effect.rule} ${effect.entry}` }]
    default:
      return []
  }
}

export function seenInEngine(flow: CompiledFlow, state: State, effects: readonly Effect[]): Seen {
  const { closed, overlay, data } = state
  const told = effects.flatMap((effect): Told[] => {
    if (effect.kind !== 'emit') return []
    const { kind: _, message: type, ...rest } = effect
    return [{ type, ...rest }]
  })
  return {
    place: closed ? 'closed' : placeOf(flow, state).id,
    overlay: closed ? null : overlay,
    data: closed ? {} : picked(data),
    told,
    asked: briefs(effects.flatMap(requestsOf)),
  }
}

export function seenInMachine({ snapshot, told, asked }: Runtime): Seen {
  const { context, value, status } = snapshot()
  const closed = status === 'done'
  const [meta] = Object.values(snapshot().getMeta())
  const asking = typeof value === 'object' && value.open.exit === 'asking'
  return {
    place: closed ? 'closed' : (meta?.place ?? 'nowhere'),
    overlay: asking ? 'confirmExit' : null,
    data: closed ? {} : picked({ ...context }),
    told: told(),
    asked: briefs(asked()),
  }
}

function picked({ method, source, website, result, sandboxValues, anotherSource, problem }: Values): Values {
  return { method, source, website, result, sandboxValues, anotherSource, problem }
}
