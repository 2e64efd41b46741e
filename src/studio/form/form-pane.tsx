/** The form of the selected step: its fields and texts. Where the step has none, a step with a form can be added. */
import { formFileOf, readForm } from '../../flow-files/index.ts'
import type { FormDefinition } from '../../generated/form.types.ts'
import { editForm } from '../document/edits/edit-form.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentOf } from '../store/documents.ts'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../texts.tsx'
import { AddField } from './add-field.tsx'
import { AddFormStep } from './add-form-step.tsx'
import { FieldItem } from './field-item.tsx'
import { type ChangeForm, FormContext } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import './form.css'

export function FormPane() {
  const text = useTexts()
  const { applyTo } = useStudio()
  const step = useSelectedStep()
  const name = useStudioState(({ definition }) => (step ? (definition.steps[step.name]?.form ?? null) : null))
  const file = useStudioState((state) => (name === null ? null : formFileOf(state.file, name)))
  const source = useStudioState((state) => (file === null ? '' : documentOf(state, file).text))
  if (file === null) return <AddFormStep />
  const { definition } = readForm({ file, text: source })
  if (!definition) return <p className="quiet">{text('form.unsound', { file })}</p>
  const change: ChangeForm = (edit, part) => applyTo(file, (current) => editForm(current, edit, part))
  return (
    <FormContext value={{ form: definition, file, change }}>
      <div className="form-builder">
        <FormTextFields label={text('form.heading')} of="heading" />
        <FormTextFields label={text('form.text')} of="text" />
        <ol>
          {namesOf(definition).map((field, index) => (
            <FieldItem key={field} name={field} index={index} />
          ))}
        </ol>
        <AddField />
        <FormTextFields label={text('form.submit')} of="submit" />
      </div>
    </FormContext>
  )
}

const namesOf = ({ properties }: FormDefinition) => Object.keys(properties)
