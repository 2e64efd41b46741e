/** Sends the same events to the engine and to the reference machine, and compares what can be observed. */
import { type Event, type State, start, transition } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import { type Observation, observeEngine, observeMachine, requestsOf, sorted } from './observe.ts'
import { createRuntime, type MachineRequest, type Runtime } from './runtime.ts'
import type { Inputs } from './setup.ts'

export interface Pair {
  state: () => State
  /** The rule of the flow that the engine took last. */
  rule: () => string | undefined
  /** Returns null if engine and machine agree after the event. */
  send: (event: Event) => Difference | null
  /** The difference at the start, or null. */
  first: Difference | null
}

export interface Difference {
  engine: Observation
  machine: Observation
}

export function createPair(flow: CompiledFlow, inputs: Values): Pair {
  const machine = createRuntime(inputs as unknown as Inputs)
  /** The latest request of the machine for each request name of the engine. */
  const requests = new Map<string, MachineRequest>()
  let { state, effects, rule } = start(flow, inputs)

  function compare(): Difference | null {
    const engine = observeEngine(flow, state, effects)
    const other = observeMachine(machine)
    if (JSON.stringify(engine) !== JSON.stringify(other)) return { engine, machine: other }
    const requested = sorted(machine.requested())
    for (const [index, { name }] of sorted(effects.flatMap(requestsOf)).entries())
      requests.set(name, requested[index] as MachineRequest)
    return null
  }

  return {
    state: () => state,
    rule: () => rule,
    first: compare(),
    send: (event) => {
      ;({ state, effects, rule } = transition(flow, state, event))
      forward(machine, requests, event)
      return compare()
    },
  }
}

function forward(
  { sendUserEvent, report }: Runtime,
  requests: ReadonlyMap<string, MachineRequest>,
  event: Event,
): void {
  const reportTo = (name: string, ...outcome: [kind: Parameters<typeof report>[1], value?: unknown]) =>
    report(requests.get(name), ...outcome)
  if (event.type === '@done') reportTo(`call ${event.call} ${event.entry}`, 'done', event.value)
  else if (event.type === '@failed') reportTo(`call ${event.call} ${event.entry}`, 'failed', event)
  else if (event.type === '@loadFailed') reportTo(`load ${event.entry}`, 'failed', event)
  else if (event.type === '@status') reportTo(`poll ${event.run}`, 'status', event.status)
  else if (event.type === '@pollFailed') reportTo(`poll ${event.run}`, 'failed', event)
  else if (event.type === '@pollTimedOut') reportTo(`limit ${event.run}`, 'elapsed')
  else if (event.type === '@elapsed') reportTo(`timer ${event.rule} ${event.entry}`, 'elapsed')
  else sendUserEvent(event)
}
