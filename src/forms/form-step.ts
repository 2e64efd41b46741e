/** The form of a step, written in flows/forms (docs/decisions/0019-form-steps.md). */
import type { RJSFSchema } from '@rjsf/utils'
import type { FormDefinition, FormField } from '../generated/form.types.ts'
import { type Answers, answersIn } from './answers.ts'
import { createCheck } from './check.ts'
import type { FieldUi, Form } from './form.ts'
import { stepMessage } from './step-messages.ts'

export type { Answer, Answers } from './answers.ts'

export interface FormStep {
  /** The form with the fields that are shown beside what is entered; the same object for the same fields. */
  formFor: (entered: unknown) => Form<Answers>
  /** What is entered, as it is sent: without the blanks around texts and without hidden fields. */
  answersIn: (entered: unknown) => Answers
}

/** `given`: earlier answers, with which the form starts. */
export function formStep(definition: FormDefinition, given: Answers): FormStep {
  const forms = new Map<string, Form<Answers>>()
  const checks = new Map<string, Form['check']>()

  function schemaOf(shown: readonly string[]): RJSFSchema {
    const isShown = ([name]: readonly [string, unknown]) => shown.includes(name)
    const fields = Object.entries(definition.properties).filter(isShown)
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
      required: (definition.required ?? []).filter((name) => shown.includes(name)),
    }
  }

  /** Decides itself which fields are shown: what is entered may be newer than the form that is drawn. */
  function check(entered: unknown) {
    const { shown, answers } = answersIn(definition, entered)
    const errors = known(checks, shown.join(), () => createCheck(schemaOf(shown)))(answers)
    return errors.map((error) => ({ ...error, message: stepMessage(error, definition) }))
  }

  const ui = Object.fromEntries(
    Object.entries(definition.properties).map(([name, field]) => [name, fieldUi(field)] as const),
  )
  return {
    formFor: (entered) => {
      const { shown } = answersIn(definition, entered)
      return known(forms, shown.join(), () => ({ schema: schemaOf(shown), ui, initial: given, check }))
    },
    answersIn: (entered) => answersIn(definition, entered).answers,
  }
}

function known<T>(all: Map<string, T>, key: string, make: () => T): T {
  const found = all.get(key) ?? make()
  all.set(key, found)
  return found
}

const longest = { line: 200, lines: 2000 }

/** The keywords of JSON Schema, and no longer text than a field takes. */
function fieldSchema({ widget, showIf: _, ...schema }: FormField): RJSFSchema {
  if (schema.type === 'array') return { ...schema, items: { type: 'string', ...schema.items }, uniqueItems: true }
  if (schema.type !== 'string' || schema.enum) return schema
  return { maxLength: widget === 'textarea' ? longest.lines : longest.line, ...schema }
}

function fieldUi(field: FormField): FieldUi {
  switch (field.type) {
    case 'boolean':
      return { 'ui:widget': 'checkbox' }
    case 'array':
      return { 'ui:widget': 'checkboxes' }
    case 'integer':
      return { 'ui:widget': 'number', 'ui:options': { inputMode: 'numeric', autoComplete: 'off' } }
    case 'number':
      return { 'ui:widget': 'number', 'ui:options': { inputMode: 'decimal', autoComplete: 'off' } }
    case 'string':
      return textUi(field)
  }
}

const textEntry = { autoComplete: 'off' } as const

const byFormat: Record<NonNullable<FormField['format']>, FieldUi> = {
  email: { 'ui:widget': 'input', 'ui:options': { type: 'email', inputMode: 'email', autoComplete: 'email' } },
  phone: { 'ui:widget': 'input', 'ui:options': { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  date: { 'ui:widget': 'date', 'ui:options': textEntry },
}

function textUi({ enum: options, widget, format }: FormField): FieldUi {
  if (options) return { 'ui:widget': widget === 'select' ? 'select' : 'radio', 'ui:options': textEntry }
  if (widget === 'textarea') return { 'ui:widget': 'textarea', 'ui:options': { ...textEntry, rows: 4 } }
  return format ? byFormat[format] : { 'ui:widget': 'input', 'ui:options': textEntry }
}
