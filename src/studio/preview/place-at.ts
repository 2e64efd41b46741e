import { pointerSegments } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

/** The place that a pointer is in: `step`, `step.state` or an overlay (docs/decisions/0011); null: another part. */
export function placeAt(pointer: string, { path, steps, overlays }: FlowDefinition): string | null {
  const [part, key, inside, state] = pointerSegments(pointer)
  const name = part === 'path' ? path[Number(key)] : key
  if (name === undefined) return null
  if (part === 'overlays') return Object.hasOwn(overlays, name) ? name : null
  const step = part === 'path' || part === 'steps' ? steps[name] : undefined
  if (!step) return null
  const isState = inside === 'states' && state !== undefined && Object.hasOwn(step.states ?? {}, state)
  return isState ? `${name}.${state}` : name
}

/** The pointer to a place. */
export function pointerOf(place: string, { steps }: FlowDefinition): readonly string[] {
  const [step, state] = place.split('.')
  if (step === undefined || !Object.hasOwn(steps, step)) return ['overlays', place]
  return state === undefined ? ['steps', step] : ['steps', step, 'states', state]
}
