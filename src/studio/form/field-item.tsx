/** One question of the form: its kind, whether it needs an answer, when it is shown, and its texts. */
import { childPointer, defined, isPointerBelow } from '../../flow/index.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { Findings } from '../controls/language-fields.tsx'
import { NameField } from '../controls/name-field.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { changeField, moveField, removeField, renameField, requireField } from './changes.ts'
import { kindOf, kinds, optionsOf, withKind } from './fields.ts'
import { useForm } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import { Options } from './options.tsx'
import { ShownIf } from './shown-if.tsx'
import '../controls/parts.css'

export function FieldItem({ name, index }: { name: string; index: number }) {
  const text = useTexts()
  const { form, file, at, change } = useForm()
  const field = defined(form.properties[name], 'field')
  const names = Object.keys(form.properties)
  const pointer = childPointer(at, 'properties', name)
  const findings = useStudioState((state) => state.checks.findings).filter(
    (each) => each.file === file && (each.pointer === pointer || isPointerBelow(each.pointer, pointer)),
  )
  const options = optionsOf(field)
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
        <SelectField
          label={text('form.kind')}
          value={kindOf(field)}
          options={kinds.map((kind) => ({ value: kind, label: text(`form.kind.${kind}`) }))}
          change={(kind) => change((now) => changeField(now, name, (each) => withKind(each, kind)))}
        />
        <p className="field">
          <Checkbox
            label={text('form.required')}
            isChecked={form.required?.includes(name) === true}
            change={(isRequired) => change((now) => requireField(now, name, isRequired))}
          />
        </p>
        <ShownIf name={name} field={field} />
        <Findings findings={findings} />
        <FormTextFields label={text('form.label', { field: name })} of={`${name}.label`} />
        <FormTextFields label={text('form.help', { field: name })} of={`${name}.help`} />
        {options ? <Options name={name} options={options} /> : null}
      </fieldset>
    </li>
  )
}
