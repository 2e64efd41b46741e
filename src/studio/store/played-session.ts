/** A session played by hand: what a customer does, what the server answers, and what is then shown. */
import {
  type Choice,
  choices,
  type Effect,
  type Event,
  eventIn,
  type State,
  start,
  transition,
} from '../../engine/index.ts'
import { type CompiledFlow, compile, forInputs } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { previewName } from '../results/appearance.ts'
import type { Customer } from '../results/customers.ts'

export interface PlayedSession {
  customer: Customer
  events: readonly Event[]
  /** How many of the events have happened: the rest can be played again. */
  at: number
  /** The events of other branches, which were left by acting in the past. */
  others: readonly (readonly Event[])[]
}

export interface Moment {
  /** How many events led here. */
  at: number
  /** What led here; null: the start. */
  event: Event | null
  state: State
  /** By the name of the preview; null: the widget has closed. */
  shown: string | null
  /** What is requested of the server. */
  calls: readonly string[]
  /** What the host is told. */
  messages: readonly string[]
}

export interface Played {
  moments: readonly [Moment, ...Moment[]]
  /** Events that no longer happen after the last moment: the flow has changed. */
  lost: readonly { at: number; event: Event }[]
}

export interface Now extends Played {
  current: Moment
  choices: readonly Choice[]
}

/** The run as it goes in this flow; null: the flow does not compile. */
export function played(definition: FlowDefinition, run: PlayedSession): Now | null {
  const flow = compiled(definition)
  if (!flow) return null
  const { moments, lost } = play(flow, run)
  const current = moments[Math.min(run.at, moments.length - 1)] as Moment
  return { moments, lost, current, choices: choices(forInputs(flow, run.customer.inputs), current.state) }
}

/** Each flow is compiled once. */
const flows = new WeakMap<FlowDefinition, CompiledFlow | null>()

/** null: it does not compile. */
export function compiled(definition: FlowDefinition): CompiledFlow | null {
  const known = flows.get(definition)
  if (known !== undefined) return known
  const { flow } = compile(definition)
  flows.set(definition, flow)
  return flow
}

/** @param flow as it is for everyone */
export function play(flow: CompiledFlow, { customer, events }: PlayedSession): Played {
  const own = forInputs(flow, customer.inputs)
  const first = start(own, customer.inputs)
  const moments: [Moment, ...Moment[]] = [momentOf(own, 0, null, first.state, first.effects)]
  let { state } = first
  for (const [index, each] of events.entries()) {
    const event = eventIn(own, state, each)
    const next = event && transition(own, state, event)
    if (!event || !next || (next.state === state && next.effects.length === 0))
      return { moments, lost: events.slice(index).map((lost, more) => ({ at: index + more + 1, event: lost })) }
    state = next.state
    moments.push(momentOf(own, index + 1, event, state, next.effects))
  }
  return { moments, lost: [] }
}

function momentOf(
  flow: CompiledFlow,
  at: number,
  event: Event | null,
  state: State,
  effects: readonly Effect[],
): Moment {
  return {
    at,
    event,
    state,
    shown: previewName(flow, state),
    calls: effects.flatMap((effect) => ('effect' in effect ? [effect.effect] : [])),
    messages: effects.flatMap((effect) => {
      if (effect.kind !== 'emit') return []
      return [effect.message === 'error' ? `error ${effect.reason}` : effect.message]
    }),
  }
}
