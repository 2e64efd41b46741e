/** Where a customer gets to. */
import type { Model } from '../../analysis/index.ts'
import type { ReachableState } from '../../engine/index.ts'
import type { Values } from '../../flow/index.ts'
import { parsePreviewName } from '../../preview/places.ts'
import { previewName } from './appearance.ts'
import type { Customer } from './customers.ts'
import type { ModelledVersion } from './version.ts'

/** The states that a client gets to; none if the flow does not know such a client. */
export function statesOf({ space, states }: Model, inputs: Values): ReachableState[] {
  const client = space.filter(space.all, (each) =>
    Object.entries(inputs).every(([name, value]) => !Object.hasOwn(each, name) || each[name] === value),
  )
  return states.filter((state) => (state.inputs & client) !== 0n)
}

/** Places by the names of the preview, without problems. A customer has settings, and may have any session. */
export function placesReached({ inputs }: Customer, { flow, model }: ModelledVersion): string[] {
  const ofSession = flow.inputs.flatMap(({ name, from }) => (from.root === 'session' ? [name] : []))
  const settings = Object.entries(inputs).filter(([name]) => !ofSession.includes(name))
  const names = statesOf(model, Object.fromEntries(settings)).map(({ state }) => previewName(flow, state))
  return [...new Set(names.flatMap((name) => (name === null ? [] : parsePreviewName(name).place)))]
}
