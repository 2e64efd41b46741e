import RjsfForm from '@rjsf/core'
import { useEffect, useMemo, useRef } from 'react'
import { createFormValidator, type Form } from '../../forms/index.ts'
import { useAnnounce } from '../live-region.tsx'
import { Notice } from '../notice.tsx'
import { useText } from '../text.tsx'
import { focus, revealWords } from './attention.ts'
import { CheckboxWidget } from './checkbox-widget.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { InputWidget, TextareaWidget } from './input-widget.tsx'
import { FieldTheme } from './mui-theme.tsx'
import { PasswordWidget } from './password-widget.tsx'
import { SelectWidget } from './select-widget.tsx'
import { type FieldText, SurroundingsProvider } from './surroundings.tsx'
import { FieldStack, FieldTemplate } from './templates.tsx'
import { byField, useErrors } from './use-errors.ts'

const templates = { FieldTemplate, ObjectFieldTemplate: FieldStack }
const widgets = {
  input: InputWidget,
  password: PasswordWidget,
  select: SelectWidget,
  checkbox: CheckboxWidget,
  textarea: TextareaWidget,
}

export interface SchemaFormProps<Data extends object> {
  /** Of the form element: a submit button elsewhere names it in its `form` attribute. */
  id: string
  form: Form<Data>
  /** A submit is pending: nothing can be entered. */
  busy?: boolean
  /** Nothing can be submitted (preview), though the fields can be tried. */
  disabled?: boolean
  /** What was wrong with the last submit, in words; shown at the field if there is but one, else above the fields. */
  problem?: string | null
  texts?: Partial<Record<keyof Data & string, FieldText>>
  /** Called with data that passed the form's check. */
  onSubmit: (data: Data) => void
  /** Called with whatever is entered so far; not for secrets. */
  onChange?: (data: Partial<Data>) => void
}

/**
 * A form of the `forms` room. Errors show after the first try to submit and follow what is typed from then on; a failed
 * try focuses the first field in error, and several of them are summed up above the fields. What is entered stays in
 * here until it is submitted, and goes with it.
 */
export function SchemaForm<Data extends object>(props: SchemaFormProps<Data>) {
  const { id, form, busy = false, disabled = false, problem = null, texts = {}, onSubmit, onChange } = props
  const ref = useRef<RjsfForm>(null)
  const text = useText()
  const announce = useAnnounce()
  const errors = useErrors()
  const validator = useMemo(() => createFormValidator(form.check), [form.check])
  const shownProblem = busy ? null : problem
  const named: Readonly<Record<string, FieldText | undefined>> = texts
  const isSingle = Object.keys(form.schema.properties ?? {}).length === 1

  useEffect(() => {
    // In a preview the page that controls it keeps the focus.
    if (shownProblem !== null && !disabled) focus(ref.current, ':enabled:is(input, select, textarea)')
  }, [shownProblem, disabled])
  // Once the words are there, and the summary above has moved them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try, and each problem, has words of its own
  useEffect(() => revealWords(ref.current), [errors.atTry, shownProblem])

  return (
    <FieldTheme>
      <SurroundingsProvider value={{ texts, fieldProblem: isSingle ? shownProblem : null }}>
        {!isSingle && shownProblem !== null && <Notice tone="error">{shownProblem}</Notice>}
        {errors.atTry && Object.keys(errors.atTry).length > 1 && (
          <ErrorSummary
            atTry={errors.atTry}
            now={errors.now}
            labelOf={(field) => named[field]?.name ?? titleOf(form, field)}
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
          templates={templates}
          widgets={widgets}
          disabled={busy}
          noHtml5Validate
          liveValidate={errors.atTry !== null}
          showErrorList={false}
          experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
          onChange={({ formData, errors: found }) => {
            errors.follow(found)
            // The same mistake, made again, is announced again.
            if (errors.atTry) announce('')
            onChange?.(formData ?? {})
          }}
          onSubmit={({ formData }) => {
            if (!busy && !disabled) onSubmit(formData)
          }}
          onError={(found) => {
            errors.fail(found)
            const before = document.activeElement
            focus(ref.current, '[aria-invalid="true"]')
            const [first, ...more] = Object.values(byField(found))
            // A screen reader reads the field's message when the focus moves there, but not when it stays.
            if (more.length > 0) announce(text('form.check-fields'))
            else if (first && document.activeElement === before) announce(text(first))
          }}
        >
          {/* Enter submits where the visible button stands outside the form element. */}
          <button type="submit" hidden disabled={busy || disabled} />
        </RjsfForm>
      </SurroundingsProvider>
    </FieldTheme>
  )
}

function titleOf({ schema }: Pick<Form, 'schema'>, field: string): string {
  const rules = schema.properties?.[field]
  return (typeof rules === 'object' && rules.title) || field
}
