import { pointerSegments } from '../../flow/index.ts'
import { isFlowFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'

/** The step whose part of the flow a finding marks; null if it marks something else. */
export function stepOfFinding({ file, pointer }: Pick<Finding, 'file' | 'pointer'>): string | null {
  const [part, step] = pointerSegments(pointerInFlow(pointer))
  return isFlowFile(file) && part === 'steps' && step !== undefined ? step : null
}
