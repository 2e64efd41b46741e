import { NameField } from '../controls/name-field.tsx'
import { useTexts } from '../ui-texts.tsx'
import { addField } from './changes.ts'
import { useForm } from './form-context.tsx'

export function AddField() {
  const text = useTexts()
  const { form, change } = useForm()
  return (
    <NameField
      label={text('form.add')}
      name=""
      taken={Object.keys(form.properties)}
      change={(name) => change((now) => addField(now, name))}
    />
  )
}
