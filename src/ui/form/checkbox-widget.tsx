import type { WidgetProps } from '@rjsf/utils'
import { ChoiceMark } from '../choice-row.tsx'
import { useFieldText } from './surroundings.tsx'
import { useFieldAria } from './use-field.ts'

/** A checkbox, never checked beforehand. Its label may contain links; opening one does not check it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, name, value, disabled = false, onChange, required = false, label } = props
  const aria = useFieldAria(props)
  const { label: words = label } = useFieldText(name)
  return (
    <label className="agreement">
      <ChoiceMark
        type="checkbox"
        id={id}
        name={name}
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...aria}
        aria-required={required}
      />
      <span className="agreement-words">{words}</span>
    </label>
  )
}
