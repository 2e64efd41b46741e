import { flowFileOf, isFlowFile, isFormFile, isTestsFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { stepOfForm } from './step-of-form.ts'

/** The flow in which the way to a finding is played. A form can be shown by several: the one in front has been looked at. */
export const flowOfFinding = (file: string, front: string): string =>
  isTestsFile(file) ? flowFileOf(file) : isFlowFile(file) ? file : front

/** Selects the place of a finding in every pane; null: no pane shows its file. */
export function useFindingPlace({ file, pointer }: Pick<Finding, 'file' | 'pointer'>): (() => void) | null {
  const { store, select, selectStep, openFlow, show } = useStudio()
  const step = useStudioState((state) => stepOfForm(state, file))
  if (isFlowFile(file))
    return () => {
      openFlow(file)
      // A flow that can't be read does not come to the front.
      if (store.getState().file === file) select(pointerInFlow(pointer))
    }
  if (isTestsFile(file))
    return () => {
      openFlow(flowFileOf(file))
      show('results', 'tests')
    }
  if (!isFormFile(file) || step === null) return null
  return () => {
    selectStep(step)
    show('centre', 'form')
  }
}
