/** Engine and machine side by side: the same events into both, and what differs afterwards. */
import { type Event, type State, start, transition } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import { type Asked, createRuntime, type Runtime } from './runtime.ts'
import { inOrder, requestsOf, type Seen, seenInEngine, seenInMachine } from './seen.ts'
import type { Given } from './setup.ts'

export interface Pair {
  state: () => State
  /** The rule of the flow that the engine took last. */
  rule: () => string | undefined
  /** null: engine and machine agree after the event. */
  send: (event: Event) => Difference | null
  /** How they compare at the start. */
  first: Difference | null
}

export interface Difference {
  engine: Seen
  machine: Seen
}

export function createPair(flow: CompiledFlow, given: Values): Pair {
  const machine = createRuntime(given as unknown as Given)
  /** By the engine's name for a request, the machine's latest of the same name. */
  const known = new Map<string, Asked>()
  /** The event that a failed read raises in the engine, by its entry. */
  const raises = new Map<number, string | null>()
  let { state, effects, rule } = start(flow, given)

  function compare(): Difference | null {
    const engine = seenInEngine(flow, state, effects)
    const other = seenInMachine(machine)
    if (JSON.stringify(engine) !== JSON.stringify(other)) return { engine, machine: other }
    const asked = inOrder(machine.asked())
    for (const [index, { name }] of inOrder(effects.flatMap(requestsOf)).entries())
      known.set(name, asked[index] as Asked)
    for (const effect of effects) if (effect.kind === 'load') raises.set(effect.entry, effect.raises)
    return null
  }

  return {
    state: () => state,
    rule: () => rule,
    first: compare(),
    send: (event) => {
      // The session reports a failed read only if the flow names an event for it.
      const isUnreported = event.type === '@raised' && raises.get(event.entry) !== event.event
      ;({ state, effects, rule } = isUnreported ? { state, effects: [] } : transition(flow, state, event))
      tell(machine, known, event)
      return compare()
    },
  }
}

function tell({ say, hear }: Runtime, known: ReadonlyMap<string, Asked>, event: Event): void {
  const hearOf = (name: string, ...how: [how: Parameters<typeof hear>[1], what?: unknown]) =>
    hear(known.get(name), ...how)
  if (event.type === '@done') hearOf(`call ${event.call} ${event.entry}`, 'done', event.value)
  else if (event.type === '@failed') hearOf(`call ${event.call} ${event.entry}`, 'failed', event)
  else if (event.type === '@raised') hearOf(`load ${event.entry}`, 'failed')
  else if (event.type === '@status') hearOf(`poll ${event.run}`, 'status', event.status)
  else if (event.type === '@pollFailed') hearOf(`poll ${event.run}`, 'failed', event)
  else if (event.type === '@pollTimedOut') hearOf(`limit ${event.run}`, 'elapsed')
  else if (event.type === '@elapsed') hearOf(`timer ${event.rule} ${event.entry}`, 'elapsed')
  else say(event)
}
