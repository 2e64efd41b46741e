interface CheckboxProps {
  label: string
  isChecked: boolean
  change: (isChecked: boolean) => void
}

export function Checkbox({ label, isChecked, change }: CheckboxProps) {
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  )
}
