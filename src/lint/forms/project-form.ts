/** A form among the files that are linted together. */
import type { Document } from '../../analysis/index.ts'
import { checkShape, type Problem, type Shape } from '../../flow/index.ts'
import { formShape } from '../../generated/form.shape.ts'
import type { FormDefinition } from '../../generated/form.types.ts'

export interface ProjectForm {
  /** From the name of its file, by which a flow names it. */
  name: string
  document: Document
  /** null where the file does not have the shape of a form. */
  definition: FormDefinition | null
  problems: readonly Problem[]
}

export function createProjectForm(document: Document): ProjectForm {
  const isJson = document.syntaxErrors.length === 0
  const problems = isJson ? checkShape(formShape as Shape, document.value) : []
  const isSound = isJson && problems.length === 0
  const name = document.file.replace(/^.*\//, '').replace(/\.form\.json$/, '')
  return { name, document, definition: isSound ? (document.value as FormDefinition) : null, problems }
}

export const soundForms = (forms: readonly ProjectForm[]): ReadonlyMap<string, FormDefinition> =>
  new Map(forms.flatMap(({ name, definition }) => (definition ? [[name, definition]] : [])))

/** A form that can't be read is unknown to its flow: its own findings say why. */
export function isAboutUnsound(problem: Problem, forms: readonly ProjectForm[]): boolean {
  if (problem.code !== 'unknown-name') return false
  const unsound = forms.filter(({ definition }) => definition === null)
  return unsound.some(({ name }) =>
    problem.kind === 'form' ? problem.name === name : problem.name.startsWith(`answers.${name}.`),
  )
}
