import RjsfForm from '@rjsf/core'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createFormValidator, type Form, messageValues } from '../../forms/index.ts'
import { useAnnounce } from '../live-region.tsx'
import { Notice } from '../notice.tsx'
import { useText } from '../text.tsx'
import { focus, revealMessage, useKeptFocus } from './attention.ts'
import { CheckboxWidget } from './checkbox-widget.tsx'
import { CheckboxesWidget, RadioWidget } from './choices-widget.tsx'
import { DateWidget } from './date-widget.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { InputWidget, TextareaWidget } from './input-widget.tsx'
import { FieldTheme } from './mui-theme.tsx'
import { NumberWidget } from './number-widget.tsx'
import { PasswordWidget } from './password-widget.tsx'
import { submitInSandbox } from './sandboxed-submit.ts'
import { SelectWidget } from './select-widget.tsx'
import { reportSilentInput } from './silent-input.ts'
import { type FieldText, SurroundingsProvider } from './surroundings.tsx'
import { FieldStack, FieldTemplate } from './templates.tsx'
import { byField, type Errors, useErrors } from './use-errors.ts'

/** RJSF's own field for numbers would make a number of what the widget leaves to the check, such as 1.000 or 0x1F. */
const fields = { NumberField: StringField }
const templates = { FieldTemplate, ObjectFieldTemplate: FieldStack }
const widgets = {
  input: InputWidget,
  password: PasswordWidget,
  select: SelectWidget,
  checkbox: CheckboxWidget,
  textarea: TextareaWidget,
  number: NumberWidget,
  date: DateWidget,
  radio: RadioWidget,
  checkboxes: CheckboxesWidget,
}

export interface SchemaFormProps<Data extends object> {
  /** Id of the form element, which a submit button elsewhere names in its `form` attribute. */
  id: string
  form: Form<Data>
  /** A submit is pending: nothing can be entered. */
  busy?: boolean
  /** Preview: the fields work, but nothing can be submitted. */
  disabled?: boolean
  /** What was wrong with the last submit, as a text: shown at the field if it is the only one, else above the fields. */
  problem?: string | null
  texts?: Partial<Record<keyof Data & string, FieldText>>
  /** Called with data that passed the form's check. */
  onSubmit: (data: Data) => void
  /** Called with what is entered so far; not for secrets. */
  onChange?: (data: Partial<Data>) => void
}

/**
 * Shows a form of the `forms` module. Errors appear after the first submit and from then on follow what is typed. A
 * failed submit focuses the first field with an error; several errors are also counted above the fields. What is entered
 * stays in this component and leaves it only by `onSubmit` and `onChange`.
 */
export function SchemaForm<Data extends object>(props: SchemaFormProps<Data>) {
  const { id, form, busy = false, disabled = false, problem = null, texts = {}, onSubmit, onChange } = props
  const ref = useRef<RjsfForm>(null)
  const text = useText()
  const announce = useAnnounce()
  const errors = useErrors()
  const keepFocus = useKeptFocus(busy)
  const validator = useMemo(() => createFormValidator(form.check), [form.check])
  const shownProblem = busy ? null : problem
  const isSingle = Object.keys(form.schema.properties ?? {}).length === 1

  useEffect(() => {
    // In a preview the parent page keeps the focus.
    if (shownProblem !== null && !disabled) focus(ref.current, ':enabled:is(input, select, textarea)')
  }, [shownProblem, disabled])
  // They listen as soon as the form can be seen. On a busy device an effect could come after the first click.
  useLayoutEffect(() => submitInSandbox(id), [id])
  useLayoutEffect(() => reportSilentInput(id), [id])
  // Runs after the message and the summary are drawn, because the summary moves the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit and each problem has a new message
  useEffect(() => revealMessage(ref.current), [errors.atTry, shownProblem])

  return (
    <FieldTheme>
      <SurroundingsProvider value={{ texts, fieldProblem: isSingle ? shownProblem : null }}>
        {!isSingle && shownProblem !== null && <Notice tone="error">{shownProblem}</Notice>}
        {errors.atTry && Object.keys(errors.atTry).length > 1 && (
          <ErrorSummary
            wrong={wrongFields(form, errors.now)}
            onSelect={(field) => focus(ref.current, `[name="${field}"]`)}
          />
        )}
        <RjsfForm
          ref={ref}
          id={id}
          idPrefix={id}
          schema={form.schema}
          uiSchema={form.ui}
          initialFormData={form.initial}
          validator={validator}
          fields={fields}
          templates={templates}
          widgets={widgets}
          disabled={busy}
          noHtml5Validate
          liveValidate={errors.atTry !== null}
          showErrorList={false}
          experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
          onChange={({ formData, errors: found }) => {
            errors.follow(found)
            // Clears the live region, so that the same mistake is announced again.
            if (errors.atTry) announce('')
            onChange?.(formData ?? {})
          }}
          onSubmit={({ formData }) => {
            if (busy || disabled) return
            keepFocus()
            onSubmit(formData)
          }}
          onError={(found) => {
            errors.fail(found)
            const before = document.activeElement
            focus(ref.current, invalidInput)
            const [first, ...more] = Object.entries(byField(found))
            // A screen reader reads the field's message when the focus moves there, but not when it stays.
            if (more.length > 0) announce(text('form.check-count', { count: more.length + 1 }))
            else if (first?.[1] && document.activeElement === before)
              announce(text(first[1], messageValues(form.schema.properties?.[first[0]])))
          }}
        >
          {/* Lets Enter submit although the visible button is outside the form element. */}
          <button type="submit" hidden disabled={busy || disabled} />
        </RjsfForm>
      </SurroundingsProvider>
    </FieldTheme>
  )
}

/** A group of inputs is invalid as a whole, and its first one takes the focus. */
const invalidInput = '[aria-invalid="true"]:is(input, select, textarea), [aria-invalid="true"] input'

const wrongFields = ({ schema }: Pick<Form, 'schema'>, errors: Errors) =>
  Object.keys(schema.properties ?? {}).filter((field) => errors[field])
