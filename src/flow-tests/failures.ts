/** Failures that read alike are one: of all its clients, and with the trace of the first. */
import { type Circumstances, condense, type Dimension, type Model } from '../analysis/index.ts'
import type { InputSet } from '../engine/index.ts'
import type { FoundFailure, Verdict } from './verdict.ts'

/** null: there is none. */
export function failsWith(found: Iterable<FoundFailure>): Verdict | null {
  const alike = new Map<string, FoundFailure>()
  for (const each of found) {
    const key = JSON.stringify(each.failure)
    const known = alike.get(key)
    alike.set(key, known ? { ...known, clients: known.clients | each.clients } : each)
  }
  const [first, ...others] = alike.values()
  return first ? { kind: 'fails', failures: [first, ...others] } : null
}

/** All clients who get to a place. */
export const clientsAt = ({ states }: Model, place: string): InputSet =>
  states.reduce((sum, state) => (state.place === place ? sum | state.inputs : sum), 0n)

/** Who runs into a failure, in few terms; null: all whom the test is about there. */
export const whoseFailure = ({ flow, space }: Model, { clients, among }: FoundFailure): Circumstances | null =>
  condense(
    clients,
    among,
    flow.inputs.map(({ name, shares }): Dimension => {
      const values = [...new Set(space.combinations.map((inputs) => inputs[name]))]
      const having = (value: unknown) => space.filter(space.all, (inputs) => inputs[name] === value)
      return { name, ...(shares && { shares }), values: values.map((value) => ({ value, set: having(value) })) }
    }),
  )
