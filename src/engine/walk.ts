/** walk(flow): every state that can be reached, each with a shortest trace of events that leads there. */
import type { CompiledFlow, Field, Values } from '../flow/index.ts'
import { createAlphabet, someReference } from './alphabet.ts'
import { placeOf } from './goals.ts'
import type { Event, State } from './state.ts'
import { start, transition } from './transition.ts'

export interface Reached {
  state: State
  /** Id of the place, e.g. `enterCredentials.polling`. */
  place: string
  /** The event that led here, and from which entry of the walk; null at a start. */
  via: Event | null
  from: number | null
}

export interface Walk {
  reached: readonly Reached[]
  /** Indexes reached by one event from each entry, in the order of its events. */
  next: readonly (readonly number[])[]
  /** The events that lead from a start to an entry: a witness. */
  trace: (index: number) => { inputs: Values; events: Event[] }
  /** Index of the first (so a shortest) entry at a place, or -1. */
  find: (place: string) => number
}

/** Every combination of inputs that the flow's assumptions allow. */
export function allInputs(flow: CompiledFlow): Values[] {
  let combinations: Values[] = [{}]
  for (const field of flow.inputs) {
    combinations = combinations.flatMap((sofar) => domainOf(field).map((value) => ({ ...sofar, [field.name]: value })))
  }
  return combinations.filter((inputs) => flow.assumptions.every((holds) => holds({ in: inputs, data: {}, event: {} })))
}

/** Breadth first, so traces are shortest. `inputs` narrows the walk; `limit` bounds its states and is reported by throwing. */
export function walk(flow: CompiledFlow, inputs: readonly Values[] = allInputs(flow), limit = 2_000_000): Walk {
  const alphabet = createAlphabet(flow)
  const reached: Reached[] = []
  const next: number[][] = []
  const known = new Map<string, number>()
  const fingerprint = createFingerprint(flow)

  const add = (state: State, via: Event | null, from: number | null): number => {
    const key = fingerprint(state)
    const seen = known.get(key)
    if (seen !== undefined) return seen
    if (reached.length >= limit)
      throw new Error(`walk: more than ${limit} states; narrow the inputs or raise the limit`)
    const index = reached.push({ state, place: placeOf(flow, state).id, via, from }) - 1
    known.set(key, index)
    return index
  }

  for (const each of inputs) add(start(flow, each).state, null, null)
  for (let index = 0; index < reached.length; index++) {
    const { state } = reached[index] as Reached
    next.push(alphabet(state).map((event) => add(transition(flow, state, event).state, event, index)))
  }

  function trace(index: number) {
    const events: Event[] = []
    let entry = reached[index]
    while (entry && entry.via !== null && entry.from !== null) {
      events.unshift(entry.via)
      entry = reached[entry.from]
    }
    return { inputs: entry?.state.in ?? {}, events }
  }

  return { reached, next, trace, find: (place) => reached.findIndex((entry) => entry.place === place) }
}

const domainOf = ({ values, nullable }: Field): readonly unknown[] => {
  const domain = values === 'reference' ? [someReference] : values
  return nullable ? [null, ...domain] : domain
}

/**
 * States behave alike that differ only in numbers of entries, in data that no condition looks at, or in steps passed
 * that no promise asks for. Without this the real flow has two million states, with it a tenth.
 */
function createFingerprint({ definition, data: fields }: CompiledFlow): (state: State) => string {
  const asked = stringsUnder(definition, ['var', 'set', 'without'])
  const names = fields.map(({ name }) => name).filter((name) => asked.has(`data.${name}`) || asked.has(`$data.${name}`))
  return ({ in: inputs, data, at, trail, overlay, pending, polling, delayed, closed }) => {
    const known = names.map((name) => data[name])
    const passed = trail.filter((step) => asked.has(step)).sort()
    return JSON.stringify([inputs, known, at, passed, overlay, pending, polling !== null, delayed, closed])
  }
}

/** Every string that stands below one of these keys. */
function stringsUnder(node: unknown, keys: readonly string[], below = false, found = new Set<string>()): Set<string> {
  if (typeof node === 'string' && below) found.add(node)
  if (typeof node === 'object' && node !== null)
    for (const [key, item] of Object.entries(node)) stringsUnder(item, keys, below || keys.includes(key), found)
  return found
}
