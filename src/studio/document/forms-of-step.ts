import { placeId } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

interface ShownForm {
  /** The step, or its state. */
  place: string
  /** Name of the form. */
  form: string
}

/** A step with states shows the forms of these. */
export function formsOfStep({ steps }: FlowDefinition, name: string): ShownForm[] {
  const { form: own, states } = steps[name] ?? {}
  if (!states) return own === undefined ? [] : [{ place: name, form: own }]
  return Object.entries(states).flatMap(([state, { form }]) =>
    form === undefined ? [] : [{ place: placeId(name, state), form }],
  )
}
