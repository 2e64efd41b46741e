import { createContext, useContext } from 'react'
import { defined } from '../../flow/index.ts'
import type { FormDefinition } from '../../generated/form.types.ts'

/** @param part the text that is typed: edits of one text in a row are one step to undo */
export type ChangeForm = (edit: (form: FormDefinition) => FormDefinition, part?: string) => void

export interface EditedForm {
  form: FormDefinition
  /** Path of the file that it is in. */
  file: string
  /** Pointer to it in this file. */
  at: string
  change: ChangeForm
  /** Gives a field another name, in the form and wherever a flow asks for its answer. */
  rename: (from: string, to: string) => void
}

export const FormContext = createContext<EditedForm | null>(null)

export const useForm = (): EditedForm => defined(useContext(FormContext), 'FormContext')
