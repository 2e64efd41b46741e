/** Reachable states that nobody can tell apart, and what each event does there: what two flows are compared by. */
import { distinguishedFields, type Event, type InputSet, type ReachableState, type Walk } from '../engine/index.ts'
import { type CompiledFlow, defined, pointerSegments, type Rule } from '../flow/index.ts'
import { type Consequence, consequencesOf } from './consequence.ts'
import type { Names } from './renames.ts'

export interface StateClass {
  /** With the variants merged in that hold for these inputs. */
  flow: CompiledFlow
  place: string
  /** The values of the data that both flows distinguish. */
  data: Readonly<Record<string, unknown>>
  /** The values of all data that this flow distinguishes, under the common names. */
  known: Readonly<Record<string, unknown>>
  overlay: string | null
  pending: string | null
  inputs: InputSet
  states: ReachableState[]
  /** By event, as JSON without the numbers of entries. */
  reactions: Map<string, Reaction>
}

export interface Reaction {
  event: Event
  payload: ComparedPayload
  /** By consequence, as JSON. */
  consequences: Map<string, PossibleConsequence>
}

export interface PossibleConsequence {
  consequence: Consequence
  /** For which inputs. */
  when: InputSet
  /** The rule that has it, in the flow as these clients get it; null where none does. */
  rule: { flow: CompiledFlow; pointer: string } | null
}

/** An event without the numbers and pointers of its flow. */
export type ComparedPayload = Readonly<Record<string, unknown>>

/** By key: the classes that a class of the other flow is compared with. `shared`: this flow's name of data → the common one. */
export function stateClassesOf(
  walk: Walk,
  shared: ReadonlyMap<string, string>,
  names: Names,
): Map<string, StateClass[]> {
  const classes = new Map<string, Map<string, StateClass>>()
  const fieldsByFlow = new Map<CompiledFlow, string[]>()
  const identify = createIdentifier()
  for (const reached of walk.states) {
    const { flow, state, place, inputs } = reached
    if (state.closed) continue
    const fields = fieldsByFlow.get(flow) ?? distinguishedFields(flow).sort()
    fieldsByFlow.set(flow, fields)
    const variant = [...fieldsByFlow.keys()].indexOf(flow)
    const common = fields.flatMap((name) => {
      const commonName = shared.get(name)
      return commonName === undefined ? [] : [[commonName, state.data[name]] as const]
    })
    const call = state.pending === null ? null : defined(flow.calls[state.pending], `call at ${state.pending}`)
    const visible = {
      place: names.place(place),
      data: Object.fromEntries(common.sort()),
      overlay: state.overlay === null ? null : names.overlay(state.overlay),
      pending: call === null ? null : call.effect,
    }
    const known = Object.fromEntries(fields.map((name) => [shared.get(name) ?? name, state.data[name]]))
    const key = JSON.stringify([visible, state.polling !== null, state.delayed && delayedAt(state.delayed, names)])
    const ownKey = JSON.stringify([variant, fields.map((name) => state.data[name]), state.delayed])
    const group = classes.get(key) ?? new Map<string, StateClass>()
    classes.set(key, group)
    const found: StateClass = group.get(ownKey) ?? {
      flow,
      ...visible,
      known,
      inputs: 0n,
      states: [],
      reactions: new Map(),
    }
    group.set(ownKey, found)
    found.inputs |= inputs
    found.states.push(reached)
    addReactions(found, reached, names, identify)
  }
  return new Map([...classes].map(([key, group]) => [key, [...group.values()]]))
}

function addReactions({ reactions }: StateClass, { flow, edges }: ReachableState, names: Names, identify: Identify) {
  for (const edge of edges) {
    // The end of a delay is compared with its beginning.
    if (edge.event.type === '@elapsed') continue
    const { key, payload } = identify(edge.event)
    const reaction: Reaction = reactions.get(key) ?? { event: edge.event, payload, consequences: new Map() }
    reactions.set(key, reaction)
    for (const { consequence, when, edge: taken } of consequencesOf(edge, names))
      addConsequence(reaction, consequence, when, flow, taken.rule)
  }
}

function addConsequence(
  { consequences }: Reaction,
  consequence: Consequence,
  when: InputSet,
  flow: CompiledFlow,
  rule: Rule | null,
) {
  const key = JSON.stringify(consequence)
  const known = consequences.get(key)
  if (known) known.when |= when
  else consequences.set(key, { consequence, when, rule: rule && { flow, pointer: rule.pointer } })
}

type Identify = (event: Event) => { key: string; payload: ComparedPayload }

/** Edges share their events, so each event is looked at once. */
function createIdentifier(): Identify {
  const known = new Map<Event, ReturnType<Identify>>()
  return (event) => {
    const found = known.get(event)
    if (found) return found
    const { entry: _, run: __, call: ___, rule: ____, ...payload } = event as Record<string, unknown>
    const made = { key: JSON.stringify(payload), payload }
    known.set(event, made)
    return made
  }
}

/** The step and event of a delayed rule: not where the rule is in its list. */
function delayedAt(rule: string, names: Names): string {
  const [, step, ...rest] = pointerSegments(rule)
  const renamed = names.place(defined(step, `step in ${rule}`))
  return [renamed, ...rest.filter((segment) => !/^\d+$/.test(segment))].join('/')
}
