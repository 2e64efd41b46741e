/** One question of the form: its kind, whether it needs an answer, when it is shown, and its texts. */
import { childPointer, defined } from '../../flow/index.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { Findings } from '../controls/language-fields.tsx'
import { MoveButtons } from '../controls/move-buttons.tsx'
import { NameField } from '../controls/name-field.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { isAtOrBelow } from '../document/place-at.ts'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { changeKind, moveField, removeField, requireField } from './changes.ts'
import { kindOf, kinds, optionsOf } from './fields.ts'
import { useForm } from './form-context.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import { Options } from './options.tsx'
import { ShownIf } from './shown-if.tsx'
import '../controls/parts.css'

export function FieldItem({ name, index }: { name: string; index: number }) {
  const text = useTexts()
  const { form, file, at, change, rename } = useForm()
  const field = defined(form.properties[name], 'field')
  const names = Object.keys(form.properties)
  const pointer = childPointer(at, 'properties', name)
  const findings = useStudioState((state) => state.checks.findings).filter(
    (each) => each.file === file && isAtOrBelow(each.pointer, pointer),
  )
  const options = optionsOf(field)
  return (
    <li>
      <fieldset className="parts">
        <legend>{name}</legend>
        <div className="actions">
          <MoveButtons
            up={text('step.up', { step: name })}
            down={text('step.down', { step: name })}
            isFirst={index === 0}
            isLast={index === names.length - 1}
            move={(distance) => change((now) => moveField(now, name, distance))}
          />
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
        <NameField label={text('form.name')} name={name} taken={names} change={(to) => rename(name, to)} />
        <SelectField
          label={text('form.kind')}
          value={kindOf(field)}
          options={kinds.map((kind) => ({ value: kind, label: text(`form.kind.${kind}`) }))}
          change={(kind) => change((now) => changeKind(now, name, kind))}
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
