import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import type { Studio } from './store.ts'

/** Selects the place of a finding in a flow, which comes to the front; in one that is not sound its text is shown there. */
export function goToFinding(
  { store, openFlow, select }: Pick<Studio, 'store' | 'openFlow' | 'select'>,
  { file, pointer, start }: Pick<Finding, 'file' | 'pointer' | 'start'>,
): void {
  openFlow(file, { pointer, start })
  if (store.getState().file === file) select(pointerInFlow(pointer))
}
