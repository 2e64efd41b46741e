import { useId } from 'react'
import type { FormField } from '../../generated/form.types.ts'
import { useTexts } from '../texts.tsx'
import { changeField } from './changes.ts'
import { answersOf } from './fields.ts'
import { useForm } from './form-context.tsx'

/** Whether the field depends on an answer above it. Several answers at once are written in the text. */
export function ShownIf({ name, field }: { name: string; field: FormField }) {
  const text = useTexts()
  const id = useId()
  const { form, change } = useForm()
  const names = Object.keys(form.properties)
  const offered = names.slice(0, names.indexOf(name)).flatMap((other) => {
    const answers = answersOf(form.properties[other] as FormField)
    return (answers ?? []).map((answer) => ({ other, answer, value: JSON.stringify({ [other]: [answer] }) }))
  })
  const { showIf, ...rest } = field
  const value = showIf ? JSON.stringify(showIf) : ''
  if (offered.length === 0 && !showIf) return null
  const choose = (chosen: string) =>
    change((now) => changeField(now, name, () => (chosen === '' ? rest : { ...rest, showIf: JSON.parse(chosen) })))
  return (
    <p className="field">
      <label htmlFor={id}>{text('form.shown')}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{text('form.shown.always')}</option>
        {value !== '' && offered.every((each) => each.value !== value) ? <option value={value}>{value}</option> : null}
        {offered.map((each) => (
          <option key={each.value} value={each.value}>
            {text('form.shown.if', { field: each.other, answer: String(each.answer) })}
          </option>
        ))}
      </select>
    </p>
  )
}
