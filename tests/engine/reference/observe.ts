/** What can be observed of the engine and of the reference machine after an event. */
import { type Effect, placeOf, type State } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import type { Emitted, Runtime } from './runtime.ts'

export interface Observation {
  place: string
  overlay: string | null
  data: Values
  emitted: readonly Emitted[]
  requested: readonly string[]
}

/** A request of the engine, with the name by which events refer to it. */
export interface Request {
  brief: string
  name: string
}

/** Sorted, because requests made at the same time have no order. */
export const sorted = <T extends { brief: string }>(requests: readonly T[]): T[] =>
  [...requests].sort((a, b) => (a.brief < b.brief ? -1 : 1))

const briefs = (requests: readonly { brief: string }[]) => sorted(requests).map(({ brief }) => brief)

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

export function observeEngine(flow: CompiledFlow, state: State, effects: readonly Effect[]): Observation {
  const { closed, overlay, data } = state
  const emitted = effects.flatMap((effect): Emitted[] => {
    if (effect.kind !== 'emit') return []
    const { kind: _, message: type, ...rest } = effect
    return [{ type, ...rest }]
  })
  return {
    place: closed ? 'closed' : placeOf(flow, state).id,
    overlay: closed ? null : overlay,
    data: closed ? {} : picked(data),
    emitted,
    requested: briefs(effects.flatMap(requestsOf)),
  }
}

export function observeMachine({ snapshot, emitted, requested }: Runtime): Observation {
  const { context, value, status } = snapshot()
  const closed = status === 'done'
  const [meta] = Object.values(snapshot().getMeta())
  const isConfirming = typeof value === 'object' && value.open.exit === 'visible'
  return {
    place: closed ? 'closed' : (meta?.place ?? 'nowhere'),
    overlay: isConfirming ? 'confirmExit' : null,
    data: closed ? {} : picked({ ...context }),
    emitted: emitted(),
    requested: briefs(requested()),
  }
}

function picked({ method, source, website, result, sandboxValues, anotherSource, problem }: Values): Values {
  return { method, source, website, result, sandboxValues, anotherSource, problem }
}
