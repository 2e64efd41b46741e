import { formFileOf } from '../../flow-files/index.ts'
import type { StudioState } from '../store/state.ts'

/** The first step that shows a form, by the path of the form; null: none does. */
export function stepOfForm(
  { definition, file }: Pick<StudioState, 'definition' | 'file'>,
  form: string,
): string | null {
  const found = Object.entries(definition.steps).find(([, step]) => step.form && formFileOf(file, step.form) === form)
  return found ? found[0] : null
}
