/** The answers to the forms of a flow: data under `answers.<form>.<field>` (docs/decisions/0019-form-steps.md). */
import type { FlowDefinition } from '../generated/flow.types.ts'
import type { FormField } from '../generated/form.types.ts'
import type { Datum, Values } from './model.ts'

type Forms = NonNullable<FlowDefinition['forms']>

export const answerName = (form: string, field: string) => `answers.${form}.${field}`

export const isAnswer = (name: string) => name.startsWith('answers.')

/** The answers that conditions can compare; null where there are too many. */
export const finiteAnswers = ({ type, enum: options }: FormField): readonly (string | boolean)[] | null =>
  options ?? (type === 'boolean' ? [false, true] : null)

/** A choice and a checkbox have a finite domain; of any other answer conditions know only whether it was given. */
export const compileAnswers = (forms: Forms): Datum[] =>
  Object.entries(forms).flatMap(([form, { properties }]) =>
    Object.entries(properties).map(([field, asked]) => ({
      name: answerName(form, field),
      values: finiteAnswers(asked) ?? 'reference',
      nullable: true,
      init: { kind: 'literal', value: null },
    })),
  )

/** What was answered in a form, by field. */
export function answersTo(form: string, data: Values): Values {
  const start = answerName(form, '')
  const given = Object.entries(data).filter(([name, value]) => name.startsWith(start) && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name.slice(start.length), value]))
}

/** What was answered in each form that was submitted. */
export function allAnswers(forms: Forms, data: Values): Readonly<Record<string, Values>> {
  const answered = Object.keys(forms).map((form) => [form, answersTo(form, data)] as const)
  return Object.fromEntries(answered.filter(([, answers]) => Object.keys(answers).length > 0))
}

/** Whether a field is shown beside these answers. A hidden field has no answer, so what depends on it is hidden, too. */
export const isShown = ({ showIf = {} }: FormField, answers: Values): boolean =>
  Object.entries(showIf).every(([field, values]) =>
    (values as readonly unknown[]).includes(Object.hasOwn(answers, field) ? answers[field] : undefined),
  )
