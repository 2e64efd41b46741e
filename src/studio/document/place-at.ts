/** Which place of the flow a pointer is in. */
import { isPointerBelow, parsePlaceId, placeId, pointerSegments } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

export const isAtOrBelow = (pointer: string, part: string): boolean => pointer === part || isPointerBelow(pointer, part)

/** null: it is in another part of the flow. */
export function stepAt(pointer: string, { path, steps }: FlowDefinition): string | null {
  const [part, key] = pointerSegments(pointer)
  const name = part === 'path' ? path[Number(key)] : part === 'steps' ? key : undefined
  return name !== undefined && Object.hasOwn(steps, name) ? name : null
}

/** `step`, `step.state` or an overlay (docs/decisions/0011); null: it is in another part of the flow. */
export function placeAt(pointer: string, definition: FlowDefinition): string | null {
  const [part, key = '', inside, state] = pointerSegments(pointer)
  if (part === 'overlays') return Object.hasOwn(definition.overlays, key) ? key : null
  const step = stepAt(pointer, definition)
  if (step === null || inside !== 'states' || state === undefined) return step
  return Object.hasOwn(definition.steps[step]?.states ?? {}, state) ? placeId(step, state) : step
}

/** The pointer to a place. */
export function pointerOf(place: string, { steps }: FlowDefinition): readonly string[] {
  const { step, state } = parsePlaceId(place)
  if (!Object.hasOwn(steps, step)) return ['overlays', place]
  return state === null ? ['steps', step] : ['steps', step, 'states', state]
}
