import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldText } from './surroundings.tsx'
import { useFieldAria } from './use-field.ts'

/** A box to tick, never ticked beforehand. Its label may hold links, which open without ticking it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, name, value, disabled = false, onChange, required = false, label } = props
  const aria = useFieldAria(props)
  const { label: words = label } = useFieldText(name)
  return (
    <FormControlLabel
      label={words}
      disabled={disabled}
      control={
        <Checkbox
          id={id}
          name={name}
          checked={value === true}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ...aria, 'aria-required': required } }}
        />
      }
    />
  )
}
