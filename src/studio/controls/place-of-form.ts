import { formFileOf } from '../../flow-files/index.ts'
import { formsOfStep } from '../document/forms-of-step.ts'
import type { StudioState } from '../store/state.ts'

/** The first place that shows a form, by the path of the form; null: none does. */
export function placeOfForm(
  { definition, file }: Pick<StudioState, 'definition' | 'file'>,
  path: string,
): string | null {
  const shown = Object.keys(definition.steps).flatMap((step) => formsOfStep(definition, step))
  return shown.find(({ form }) => formFileOf(file, form) === path)?.place ?? null
}
