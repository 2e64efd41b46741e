/** A form file: what it defines, or why it can't be used. */
import { type Document, parseDocument } from '../analysis/index.ts'
import { checkShape, childPointer, inlineForms, type Problem, pointerSegments, type Shape } from '../flow/index.ts'
import { formShape } from '../generated/form.shape.ts'
import type { FormDefinition } from '../generated/form.types.ts'
import { formNameOf, type SourceFile } from './file.ts'

export interface FormFile {
  /** From the name of the file, by which a flow names it. */
  name: string
  document: Document
  /** null where the file does not have the shape of a form. */
  definition: FormDefinition | null
  /** Where its shape is wrong; empty where it is not JSON. */
  problems: readonly Problem[]
  /** What the form calls itself, if that is not the name of the file. */
  otherName: string | null
}

export function readForm({ file, text }: SourceFile): FormFile {
  const document = parseDocument(file, text)
  const isJson = document.syntaxErrors.length === 0
  const problems = isJson ? checkShape(formShape as Shape, document.value) : []
  const definition = isJson && problems.length === 0 ? (document.value as FormDefinition) : null
  const name = formNameOf(file)
  const otherName = definition && definition.name !== name ? definition.name : null
  return { name, document, definition, problems, otherName }
}

/** A form that can't be read is unknown to its flow: the problems of the form say why. */
export function isAboutUnsound(problem: Problem, forms: readonly FormFile[]): boolean {
  if (problem.code !== 'unknown-name') return false
  const unsound = forms.filter(({ definition }) => definition === null)
  return unsound.some(({ name }) =>
    problem.kind === 'form' ? problem.name === name : problem.name.startsWith(`answers.${name}.`),
  )
}

/** The flow with those of the forms that can be read; their positions lead into their files. */
export function addForms(flow: Document, forms: readonly FormFile[]): Document {
  const sound = forms.filter(({ definition }) => definition !== null)
  if (sound.length === 0) return flow
  const at = (pointer: string): { form: FormFile; pointer: string } | null => {
    const [key, name, ...below] = pointerSegments(pointer)
    const form = key === 'forms' ? sound.find((each) => each.name === name) : undefined
    return form ? { form, pointer: childPointer('', ...below) } : null
  }
  return {
    ...flow,
    value: inlineForms(flow.value, new Map(sound.map(({ name, definition }) => [name, definition]))),
    range: (pointer, marksKey) => {
      const found = at(pointer)
      return found ? found.form.document.range(found.pointer, marksKey) : flow.range(pointer, marksKey)
    },
    origin: (pointer) => {
      const found = at(pointer)
      return found ? found.form.document.origin(found.pointer) : flow.origin(pointer)
    },
  }
}
