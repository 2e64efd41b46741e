/** The answers with which a form can be submitted: one set for each that conditions tell apart. */
import { answerName, type CompiledFlow, defined, isShown, type Values } from '../flow/index.ts'
import type { FormDefinition, FormField } from '../generated/form.types.ts'
import { anyReference } from './input-sets.ts'

/** `distinguished`: names of data fields that conditions read. */
export function submittedAnswers(flow: CompiledFlow, name: string, distinguished: ReadonlySet<string>): Values[] {
  const form = defined(flow.forms[name], `form '${name}'`)
  const relevant = relevantFields(form, (field) => distinguished.has(answerName(name, field)))
  let sets: Values[] = [{}]
  for (const [field, schema] of Object.entries(form.properties)) {
    const isRequired = form.required?.includes(field) ?? false
    const values = relevant.has(field) ? valuesOf(schema, isRequired) : valuesOf(schema, true).slice(0, 1)
    sets = sets.flatMap((answers) => {
      if (!isShown(schema, answers)) return [answers]
      return values.map((value) => (value === null ? answers : { ...answers, [field]: value }))
    })
  }
  return sets
}

/** The fields that conditions read, and those on which it depends whether these are shown. */
function relevantFields({ properties }: FormDefinition, isRead: (field: string) => boolean): Set<string> {
  const relevant = new Set<string>()
  // A field depends on fields above it.
  for (const [field, { showIf = {} }] of Object.entries(properties).reverse())
    if (relevant.has(field) || isRead(field)) for (const each of [field, ...Object.keys(showIf)]) relevant.add(each)
  return relevant
}

/** null: no answer. A checkbox always has one. */
function valuesOf({ type, enum: options, const: ticked }: FormField, isRequired: boolean): unknown[] {
  if (type === 'boolean') return ticked ? [true] : [false, true]
  return [...(options ?? [anyReference]), ...(isRequired ? [] : [null])]
}
