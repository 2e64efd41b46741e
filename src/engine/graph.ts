/** States and what leads from each to the next, worked out when asked: what walk goes over. */
import type { CompiledFlow, Field } from '../flow/index.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { placeOf } from './goals.ts'
import type { InputSet, InputSpace } from './input-sets.ts'
import type { Effect, Event, State } from './state.ts'
import { transition } from './transition.ts'

export interface ReachableState {
  /** With the variants merged in that hold for these inputs. */
  flow: CompiledFlow
  /** Its `in` is one of `inputs`. */
  state: State
  /** Id of the place, e.g. `enterCredentials.polling`. */
  place: string
  /** All inputs for which the state can be reached. */
  inputs: InputSet
}

export interface Edge {
  event: Event
  to: number
  /** The inputs for which the event leads there. */
  when: InputSet
  /** The rule that was taken, by its pointer; none where the event means nothing, or for BACK along the path. */
  rule: string | undefined
  effects: readonly Effect[]
}

/** States without their inputs, and what leads from each to the next for which inputs: worked out once, when asked. */
export function createGraph(space: InputSpace, limit: number) {
  const nodes: ReachableState[] = []
  const known = new Map<string, number>()
  const outgoing: Edge[][] = []
  const models = new Map<CompiledFlow, { id: number; alphabet: Alphabet; fingerprint: (state: State) => string }>()

  function modelOf(flow: CompiledFlow) {
    const id = models.size
    const model = models.get(flow) ?? { id, alphabet: createAlphabet(flow), fingerprint: createFingerprint(flow) }
    models.set(flow, model)
    return model
  }

  function add(flow: CompiledFlow, state: State): number {
    const { id, fingerprint } = modelOf(flow)
    const key = `${id} ${fingerprint(state)}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    if (nodes.length >= limit)
      throw new Error(`walk: more than ${limit} states. Raise the limit, or narrow the inputs.`)
    const index = nodes.push({ flow, state, place: placeOf(flow, state).id, inputs: 0n }) - 1
    known.set(key, index)
    return index
  }

  function edges(from: number): Edge[] {
    const found = outgoing[from]
    if (found) return found
    const { flow, state } = nodes[from] as ReachableState
    const made = modelOf(flow)
      .alphabet(state)
      .flatMap((event) => {
        const split = space.split((inputs) => {
          const here = { ...state, in: inputs }
          const { state: after, rule, effects } = transition(flow, here, event)
          return { to: after === here ? from : add(flow, after), rule, effects }
        })
        return merged(split.map(({ when, value }) => ({ event, when, ...value })))
      })
    outgoing[from] = made
    return made
  }

  return { nodes, add, edges }
}

/** Edges of one event that differ in their inputs alone are one. */
function merged(edges: readonly Edge[]): Edge[] {
  const kept = new Map<string, Edge>()
  for (const edge of edges) {
    const key = `${edge.to} ${edge.rule}`
    const same = kept.get(key)
    kept.set(key, same ? { ...same, when: same.when | edge.when } : edge)
  }
  return [...kept.values()]
}

/**
 * States behave alike that differ only in numbers of entries, in data that no condition looks at and no input gave, or
 * in steps passed that no promise asks for.
 */
function createFingerprint(flow: CompiledFlow): (state: State) => string {
  const asked = stringsUnder(flow.definition, ['var', 'set', 'without'])
  const names = distinguishedFields(flow)
  return ({ data, at, trail, overlay, pending, polling, delayed, closed }) => {
    const known = names.map((name) => data[name])
    const passed = trail.filter((step) => asked.has(step)).sort()
    return JSON.stringify([known, at, passed, overlay, pending, polling !== null, delayed, closed])
  }
}

/** The data fields by which states are told apart; of any other a state holds one value out of several. */
export function distinguishedFields({ definition, data }: CompiledFlow): string[] {
  const asked = stringsUnder(definition, ['var', 'set'])
  const isAsked = ({ name, init }: Field) =>
    init.kind === 'in' || asked.has(`data.${name}`) || asked.has(`$data.${name}`)
  return data.filter(isAsked).map(({ name }) => name)
}

/** Every string that stands below one of these keys. */
function stringsUnder(node: unknown, keys: readonly string[], below = false, found = new Set<string>()): Set<string> {
  if (typeof node === 'string' && below) found.add(node)
  if (typeof node === 'object' && node !== null)
    for (const [key, item] of Object.entries(node)) stringsUnder(item, keys, below || keys.includes(key), found)
  return found
}
