import { useMemo } from 'react'
import { pointerSegments } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { type ListedStep, stepsOf } from '../document/steps.ts'
import { useStudioState } from './context.tsx'

/** The step that a pointer is in; null: it is in another part of the flow. */
function stepAt(pointer: string, { path, steps }: FlowDefinition): string | null {
  const [part, key] = pointerSegments(pointer)
  const name = part === 'path' ? path[Number(key)] : part === 'steps' ? key : undefined
  return name !== undefined && Object.hasOwn(steps, name) ? name : null
}

/** The selected step, with what the list says of it. */
export function useSelectedStep(): ListedStep | null {
  const definition = useStudioState((state) => state.definition)
  const name = useStudioState((state) => stepAt(state.selected, state.definition))
  return useMemo(() => stepsOf(definition).find((step) => step.name === name) ?? null, [definition, name])
}
