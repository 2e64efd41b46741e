/** One question of the form: its kind, whether it needs an answer, when it is shown, and its texts. */
import { useId } from 'react'
import { childPointer, defined, isPointerBelow } from '../../flow/index.ts'
import { Findings } from '../controls/language-fields.tsx'
import { NameField } from '../controls/name-field.tsx'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { changeField, moveField, removeField, renameField, requireField } from './changes.ts'
import { type Kind, kindOf, kinds, optionsOf, withKind } from './fields.ts'
import { useForm } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import { Options } from './options.tsx'
import { ShownIf } from './shown-if.tsx'

export function FieldItem({ name, index }: { name: string; index: number }) {
  const text = useTexts()
  const id = useId()
  const { form, file, change } = useForm()
  const field = defined(form.properties[name], 'field')
  const names = Object.keys(form.properties)
  const pointer = childPointer('/properties', name)
  const findings = useStudioState((state) => state.checks.findings).filter(
    (each) => each.file === file && (each.pointer === pointer || isPointerBelow(each.pointer, pointer)),
  )
  const kind = kindOf(field)
  return (
    <li>
      <fieldset className="parts">
        <legend>{name}</legend>
        <div className="actions">
          {([-1, 1] as const).map((distance) => (
            <button
              key={distance}
              type="button"
              aria-label={text(distance < 0 ? 'step.up' : 'step.down', { step: name })}
              aria-disabled={index + distance < 0 || index + distance >= names.length}
              onClick={() => {
                if (index + distance >= 0 && index + distance < names.length)
                  change((now) => moveField(now, name, distance))
              }}
            >
              {distance < 0 ? '↑' : '↓'}
            </button>
          ))}
          <button
            type="button"
            aria-label={text('form.remove', { field: name })}
            aria-disabled={names.length === 1}
            onClick={() => {
              if (names.length > 1) change((now) => removeField(now, name))
            }}
          >
            ✕
          </button>
        </div>
        <NameField
          label={text('form.name')}
          name={name}
          taken={names}
          change={(to) => change((now) => renameField(now, name, to))}
        />
        <p className="field">
          <label htmlFor={`${id}-kind`}>{text('form.kind')}</label>
          <select
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) =>
              change((now) => changeField(now, name, (each) => withKind(each, target.value as Kind)))
            }
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {text(`form.kind.${each}`)}
              </option>
            ))}
          </select>
        </p>
        <p className="field">
          <label>
            <input
              type="checkbox"
              checked={form.required?.includes(name) ?? false}
              onChange={({ target }) => change((now) => requireField(now, name, target.checked))}
            />
            {text('form.required')}
          </label>
        </p>
        <ShownIf name={name} field={field} />
        <Findings findings={findings} />
        <FormTextFields label={text('form.label', { field: name })} of={`${name}.label`} />
        <FormTextFields label={text('form.help', { field: name })} of={`${name}.help`} />
        {optionsOf(field) ? <Options name={name} options={optionsOf(field) ?? []} /> : null}
      </fieldset>
    </li>
  )
}
