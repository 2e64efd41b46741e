/** Where a data field may be null: also where the model takes states for one that differ in it. */

import type { Model } from '../../../analysis/index.ts'
import {
  distinguishedFields,
  type Edge,
  type Effect,
  type InputSet,
  type ReachableState,
  start,
  transition,
} from '../../../engine/index.ts'
import type { CompiledFlow } from '../../../flow/index.ts'

/** What an edge does to a field. */
type Change = 'keeps' | 'clears' | 'sets'

/** Of each state the inputs for which the field may be null there. */
export function nullness(model: Model, field: string): InputSet[] {
  const { states: reached, edges, starts, space } = model
  const apart = new Map<CompiledFlow, boolean>()
  const isApart = (flow: CompiledFlow) => {
    const known = apart.get(flow) ?? distinguishedFields(flow).includes(field)
    apart.set(flow, known)
    return known
  }
  const sets = reached.map(({ flow, state, inputs }) => (isApart(flow) && state.data[field] === null ? inputs : 0n))
  const queue: number[] = []
  const grow = (at: number, found: InputSet) => {
    const here = reached[at]
    if (!here || isApart(here.flow) || (found & ~(sets[at] ?? 0n)) === 0n) return
    sets[at] = (sets[at] ?? 0n) | found
    queue.push(at)
  }
  for (const { to, when } of starts) {
    const { flow } = reached[to] as ReachableState
    for (const first of space.split((inputs) => start(flow, inputs).state.data[field] === null))
      if (first.value) grow(to, first.when & when)
  }
  const asOne = (at: number) => !isApart((reached[at] as ReachableState).flow)
  const changes = edges.map((leaving, from) =>
    leaving.map((edge) => (asOne(edge.to) ? changeBy(model, from, edge, field) : 'sets')),
  )
  for (const [from, leaving] of edges.entries())
    for (const [at, edge] of leaving.entries()) if (changes[from]?.[at] === 'clears') grow(edge.to, edge.when)
  for (const from of queue)
    for (const [at, edge] of (edges[from] ?? []).entries())
      if (changes[from]?.[at] === 'keeps') grow(edge.to, edge.when & (sets[from] ?? 0n))
  return sets
}

const mark = '(as it was)'

/** Tried out with a mark in the field: it is still there, or null, or something else. */
function changeBy(model: Model, from: number, edge: Edge, field: string): Change {
  const { flow } = model.states[from] as ReachableState
  if (!assigns(flow, edge, model.states[edge.to], field)) return 'keeps'
  return changeOf(afterMark(model, from, edge, field).state.data[field])
}

/** In the same way what the host is told of it; null where it isn't told of success. */
export function toldBy(model: Model, from: number, edge: Edge, field: string): Change | null {
  if (!edge.effects.some(isSuccess)) return null
  const told = afterMark(model, from, edge, field).effects.find(isSuccess)
  return told?.kind === 'emit' && told.message === 'success' ? changeOf(told.result) : null
}

const isSuccess = (effect: Effect) => effect.kind === 'emit' && effect.message === 'success'

function afterMark(model: Model, from: number, edge: Edge, field: string) {
  const { flow, state } = model.states[from] as ReachableState
  const marked = { ...state, in: model.space.first(edge.when), data: { ...state.data, [field]: mark } }
  return transition(flow, marked, edge.event)
}

const changeOf = (value: unknown): Change => (value === mark ? 'keeps' : value === null ? 'clears' : 'sets')

const assigns = (flow: CompiledFlow, { rule }: Edge, to: ReachableState | undefined, name: string): boolean =>
  [...((rule && flow.rules[rule]?.assign) || []), ...((to && flow.places[to.place]?.enter) ?? [])].some(
    ({ field }) => field === name,
  )
