/** States that look alike from outside, and what each event does there: what two flows are compared by. */
import {
  distinguishedFields,
  type Edge,
  type Event,
  type InputSet,
  openOverlay,
  type ReachableState,
  type Walk,
} from '../engine/index.ts'
import type { CompiledFlow } from '../flow/index.ts'
import { type Consequence, consequencesOf } from './outcome.ts'
import type { Names } from './renames.ts'

export interface Reaction {
  event: Event
  /** By outcome, as JSON: for which inputs. */
  outcomes: Map<string, { outcome: Consequence; when: InputSet }>
}

export interface StateClass {
  place: string
  /** What is known there of the data that both flows ask for. */
  data: Readonly<Record<string, unknown>>
  /** Everything that is known there and that this flow asks for, under the common names. */
  known: Readonly<Record<string, unknown>>
  overlay: string | null
  pending: string | null
  inputs: InputSet
  states: ReachableState[]
  /** By event, as JSON without the numbers of entries. */
  reactions: Map<string, Reaction>
}

/** By key: the classes that the other flow may have a counterpart of. `shared`: this flow's name of data → the common one. */
export function classesOf(walk: Walk, shared: ReadonlyMap<string, string>, names: Names): Map<string, StateClass[]> {
  const classes = new Map<string, Map<string, StateClass>>()
  const asked = new Map<CompiledFlow, string[]>()
  for (const reached of walk.states) {
    const { flow, state, place, inputs } = reached
    if (state.closed) continue
    const own = asked.get(flow) ?? distinguishedFields(flow).sort()
    asked.set(flow, own)
    const variant = [...asked.keys()].indexOf(flow)
    const common = own.flatMap((name) => (shared.has(name) ? [[shared.get(name), state.data[name]] as const] : []))
    const overlay = openOverlay(flow, state)?.screen ?? null
    const pending = state.pending === null ? null : (flow.calls[state.pending]?.effect ?? null)
    const at = { place: names.place(place), data: Object.fromEntries(common.sort()), overlay, pending }
    const known = Object.fromEntries(own.map((name) => [shared.get(name) ?? name, state.data[name]]))
    const key = JSON.stringify([at, state.polling !== null, writtenAt(state.delayed, names)])
    const rest = JSON.stringify([variant, own.map((name) => state.data[name]), state.delayed])
    const group = classes.get(key) ?? new Map<string, StateClass>()
    classes.set(key, group)
    const found: StateClass = group.get(rest) ?? { ...at, known, inputs: 0n, states: [], reactions: new Map() }
    group.set(rest, found)
    found.inputs |= inputs
    found.states.push(reached)
    for (const edge of reached.edges) react(found, edge, names)
  }
  return new Map([...classes].map(([key, group]) => [key, [...group.values()]]))
}

/** The end of a delay is compared with its beginning. */
function react({ reactions }: StateClass, edge: Edge, names: Names) {
  if (edge.event.type === '@elapsed') return
  const key = JSON.stringify(plain(edge.event))
  const reaction = reactions.get(key) ?? { event: edge.event, outcomes: new Map() }
  reactions.set(key, reaction)
  for (const { when, outcome } of consequencesOf(edge, names)) {
    const id = JSON.stringify(outcome)
    reaction.outcomes.set(id, { outcome, when: when | (reaction.outcomes.get(id)?.when ?? 0n) })
  }
}

/** An event without the numbers and pointers of its flow. */
export function plain(event: Event): Readonly<Record<string, unknown>> {
  const { entry: _, run: __, call: ___, rule: ____, ...rest } = event as Record<string, unknown>
  return rest
}

/** The place of a delayed rule, whichever rule of the list it is, under its new name. */
function writtenAt(delayed: string | null, names: Names): string | null {
  const [, step, ...rest] = (delayed ?? '').split('/').slice(1)
  if (step === undefined) return null
  return [names.place(step), ...rest.filter((part) => !/^\d+$/.test(part))].join('/')
}
