/**
 * The form of the selected step, or of one of its states: its fields and texts, in its file or, in a flow as the widget
 * loads it, in the flow. Where the step has none, a step with a form can be added.
 */
import { placePointer } from '../../flow/index.ts'
import { formFileOf, readForm } from '../../flow-files/index.ts'
import { Editable } from '../controls/editable.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { formsOfStep } from '../document/forms-of-step.ts'
import { placeAt } from '../document/place-at.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentOf } from '../store/documents.ts'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { AddField } from './add-field.tsx'
import { AddFormStep } from './add-form-step.tsx'
import { editedForm } from './edited-form.ts'
import { FieldItem } from './field-item.tsx'
import { type EditedForm, FormContext } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import './form.css'

export function FormPane() {
  const text = useTexts()
  const { select } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const step = useSelectedStep()
  const place = useStudioState((state) => placeAt(state.selected, state.definition))
  const forms = step ? formsOfStep(definition, step.name) : []
  const shown = forms.find((each) => each.place === place) ?? forms[0]
  if (!shown)
    return (
      <Editable>
        <AddFormStep />
      </Editable>
    )
  return (
    <>
      {forms.length > 1 ? (
        <SelectField
          label={text('form.of')}
          value={shown.place}
          options={forms.map((each) => ({ value: each.place, label: text('form.of.place', { ...each }) }))}
          change={(chosen) => select(placePointer(chosen))}
        />
      ) : null}
      <NamedForm key={shown.form} name={shown.form} />
    </>
  )
}

function NamedForm({ name }: { name: string }) {
  const text = useTexts()
  const studio = useStudio()
  const inline = useStudioState(({ definition: { base, forms = {} } }) =>
    base === undefined ? forms[name] : undefined,
  )
  const front = useStudioState((state) => state.file)
  const file = formFileOf(front, name)
  const source = useStudioState((state) => documentOf(state, file).text)
  if (source === '' && inline)
    return <Builder form={editedForm(studio, { name, form: inline, file: front, path: ['forms', name] })} />
  const { name: own, definition } = readForm({ file, text: source })
  if (!definition) return <p className="quiet">{text('form.unsound', { file })}</p>
  return <Builder form={editedForm(studio, { name: own, form: definition, file, path: [] })} />
}

function Builder({ form }: { form: EditedForm }) {
  const text = useTexts()
  return (
    <FormContext value={form}>
      <Editable>
        <div className="form-builder">
          <FormTextFields label={text('form.heading')} of="heading" />
          <FormTextFields label={text('form.text')} of="text" />
          <ol>
            {Object.keys(form.form.properties).map((field, index) => (
              <FieldItem key={field} name={field} index={index} />
            ))}
          </ol>
          <AddField />
          <FormTextFields label={text('form.submit')} of="submit" />
        </div>
      </Editable>
    </FormContext>
  )
}
