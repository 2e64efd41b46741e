import { finiteAnswers } from '../../flow/index.ts'
import type { FormField } from '../../generated/form.types.ts'
import { SelectField } from '../controls/select-field.tsx'
import { useTexts } from '../ui-texts.tsx'
import { changeField } from './changes.ts'
import { useForm } from './form-context.tsx'

/** Whether the field depends on an answer above it. Several answers at once are written in the text. */
export function ShownIf({ name, field }: { name: string; field: FormField }) {
  const text = useTexts()
  const { form, change } = useForm()
  const names = Object.keys(form.properties)
  const offered = names.slice(0, names.indexOf(name)).flatMap((other) => {
    const answers = finiteAnswers(form.properties[other] as FormField)
    return answers ? answers.map((answer) => ({ other, answer, value: JSON.stringify({ [other]: [answer] }) })) : []
  })
  const { showIf, ...rest } = field
  const value = showIf ? JSON.stringify(showIf) : ''
  if (offered.length === 0 && !showIf) return null
  const conditions = offered.map((each) => ({
    value: each.value,
    label: text('form.shown.if', { field: each.other, answer: String(each.answer) }),
  }))
  const isOffered = value === '' || offered.some((each) => each.value === value)
  const inText = isOffered ? [] : [{ value, label: value }]
  const choose = (chosen: string) =>
    change((now) => changeField(now, name, () => (chosen === '' ? rest : { ...rest, showIf: JSON.parse(chosen) })))
  return (
    <SelectField
      label={text('form.shown')}
      value={value}
      options={[{ value: '', label: text('form.shown.always') }, ...inText, ...conditions]}
      change={choose}
    />
  )
}
