/** Where a data field may be null, even if the walk does not distinguish states by it. */
import { type InputsIn, type Model, propagate } from '../../../analysis/index.ts'
import { distinguishedFields, type Edge, placeOf, start, transition } from '../../../engine/index.ts'
import type { CompiledFlow } from '../../../flow/index.ts'
import { reportsSuccess } from './success.ts'

/** What an edge does to a field. */
type Change = 'keeps' | 'clears' | 'sets'

/** In each state the inputs for which the field may be null there. */
export function nullness(model: Model, field: string): InputsIn {
  const isDistinguished = memoized((flow: CompiledFlow) => distinguishedFields(flow).includes(field))
  const changeOf = memoized((edge: Edge) => changeBy(model, edge, field))
  const undistinguished = model.states.filter(({ flow }) => !isDistinguished(flow))
  const starts = model.starts.filter(({ to: { flow }, when }) => {
    const { state } = start(flow, model.space.first(when))
    return !isDistinguished(flow) && state.data[field] === null
  })
  const clearing = undistinguished.flatMap(({ edges }) => edges.filter((edge) => changeOf(edge) === 'clears'))
  const spread = propagate([...starts, ...clearing], ({ edges }) => edges.filter((edge) => changeOf(edge) === 'keeps'))
  return (reached) => {
    const { flow, state, inputs } = reached
    if (!isDistinguished(flow)) return spread(reached)
    return state.data[field] === null ? inputs : 0n
  }
}

function memoized<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}

const mark = '(as it was)'

/** Found by a transition with a mark in the field: afterwards the field has the mark, null or another value. */
function changeBy(model: Model, edge: Edge, field: string): Change {
  return assigns(edge, field) ? changeTo(withMark(model, edge, field).state.data[field]) : 'keeps'
}

/** In the same way, what the success message contains of it; null if the edge posts none. */
export function changeReported(model: Model, edge: Edge, field: string): Change | null {
  if (!reportsSuccess(edge)) return null
  const success = withMark(model, edge, field).effects.find((effect) => reportsSuccess({ effects: [effect] }))
  return success?.kind === 'emit' && success.message === 'success' ? changeTo(success.result) : null
}

function withMark(model: Model, { from: { flow, state }, when, event }: Edge, field: string) {
  const marked = { ...state, in: model.space.first(when), data: { ...state.data, [field]: mark } }
  return transition(flow, marked, event)
}

const changeTo = (value: unknown): Change => (value === mark ? 'keeps' : value === null ? 'clears' : 'sets')

const assigns = ({ rule, to: { flow, state } }: Edge, name: string): boolean =>
  [...(rule ? rule.assign : []), ...placeOf(flow, state).enter].some(({ field }) => field === name)
