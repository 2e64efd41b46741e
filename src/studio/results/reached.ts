/** Where a customer gets to. */
import type { Model } from '../../analysis/index.ts'
import type { InputSet, ReachableState } from '../../engine/index.ts'
import type { Values } from '../../flow/index.ts'
import { parsePreviewName } from '../../preview/places.ts'
import { previewName } from './appearance.ts'
import type { Customer } from './customers.ts'
import type { ModelledVersion } from './version.ts'

/** What a client gets to in a version of a flow; nothing if the flow does not know such a client. */
export interface Reached {
  client: InputSet
  states: readonly ReachableState[]
}

export function reachedBy({ space, states }: Model, inputs: Values): Reached {
  const client = space.filter(space.all, (each) =>
    Object.entries(inputs).every(([name, value]) => !Object.hasOwn(each, name) || each[name] === value),
  )
  return { client, states: states.filter((state) => (state.inputs & client) !== 0n) }
}

/** Places by the names of the preview, without problems. A customer has settings, and may have any session. */
export function placesReached({ inputs }: Customer, { flow, model }: ModelledVersion): string[] {
  const ofSession = flow.inputs.flatMap(({ name, from }) => (from.root === 'session' ? [name] : []))
  const settings = Object.entries(inputs).filter(([name]) => !ofSession.includes(name))
  const names = reachedBy(model, Object.fromEntries(settings)).states.map(({ state }) => previewName(flow, state))
  return [...new Set(names.flatMap((name) => (name === null ? [] : parsePreviewName(name).place)))]
}
