/** How a form is edited: in a file of its own, or in the flow that has it in itself. */
import { childPointer } from '../../flow/index.ts'
import type { FormDefinition } from '../../generated/form.types.ts'
import { editForm } from '../document/edits/edit-form.ts'
import { renameAnswer } from '../document/edits/rename-answer.ts'
import { applyToFiles } from '../store/apply-to-files.ts'
import type { Studio } from '../store/store.ts'
import { renameField } from './changes.ts'
import type { EditedForm } from './form-context.tsx'

interface WrittenForm {
  /** By which flows show it. */
  name: string
  form: FormDefinition
  /** Path of the file that has it. */
  file: string
  /** To it in this file; empty: it is a file of its own. */
  path: string[]
}

export function editedForm(studio: Studio, { name, form, file, path }: WrittenForm): EditedForm {
  const edited = (change: (form: FormDefinition) => FormDefinition, part?: string) => (text: string) =>
    editForm(text, change, part, path)
  return {
    form,
    file,
    at: childPointer('', ...path),
    change: (edit, part) => {
      const made = edited(edit, part)
      if (path.length > 0) studio.apply(made)
      else studio.applyTo(file, made)
    },
    rename: (from, to) => {
      const inForm = { file, edit: edited((now) => renameField(now, from, to)) }
      applyToFiles(studio, (_, files) => [...renameAnswer(file, files, { form: name, from, to }), inForm])
    },
  }
}
