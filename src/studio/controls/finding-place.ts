import { placePointer } from '../../flow/index.ts'
import { flowFileOf, isFlowFile, isFormFile, isTestsFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { goToFinding } from '../store/go-to-finding.ts'
import { placeOfForm } from './place-of-form.ts'

/** The flow in which the way to a finding is played. A form can be shown by several: the one in front has been looked at. */
export const flowOfFinding = (file: string, front: string): string =>
  isTestsFile(file) ? flowFileOf(file) : isFlowFile(file) ? file : front

/** Selects the place of a finding in every pane; null: no pane shows its file. */
export function useFindingPlace(finding: Pick<Finding, 'file' | 'pointer' | 'start'>): (() => void) | null {
  const studio = useStudio()
  const { select, openFlow, show } = studio
  const { file } = finding
  const place = useStudioState((state) => placeOfForm(state, file))
  if (isFlowFile(file)) return () => goToFinding(studio, finding)
  if (isTestsFile(file))
    return () => {
      openFlow(flowFileOf(file))
      show('results', 'tests')
    }
  if (!isFormFile(file) || place === null) return null
  return () => {
    select(placePointer(place))
    show('centre', 'form')
  }
}
