import { useId } from 'react'

interface SelectFieldProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; isOff?: boolean }[]
  change: (value: Value) => void
}

export function SelectField<Value extends string>({ label, value, options, change }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => change(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isOff}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
