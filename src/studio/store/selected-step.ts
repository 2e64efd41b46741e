import { useMemo } from 'react'
import { stepAt } from '../document/place-at.ts'
import { type ListedStep, stepsOf } from '../document/steps.ts'
import { useStudioState } from './context.tsx'

/** The selected step, with what the list says of it. */
export function useSelectedStep(): ListedStep | null {
  const definition = useStudioState((state) => state.definition)
  const name = useStudioState((state) => stepAt(state.selected, state.definition))
  return useMemo(() => stepsOf(definition).find((step) => step.name === name) ?? null, [definition, name])
}
