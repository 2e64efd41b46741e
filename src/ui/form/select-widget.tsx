import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import { useText } from '../text.tsx'
import { useOptionWords } from './surroundings.tsx'
import { useInput } from './use-field.ts'

/** The browser's dropdown, which phones and long options handle best. Nothing is preselected, and what need not be chosen can be taken back. */
export function SelectWidget(props: WidgetProps) {
  const text = useText()
  const { inputProps, ...select } = useInput(props)
  const { autoComplete, ...aria } = inputProps
  const wordsOf = useOptionWords(props.name)
  return (
    <NativeSelect
      {...select}
      input={<OutlinedInput />}
      inputProps={{
        'aria-invalid': aria['aria-invalid'],
        'aria-describedby': aria['aria-describedby'],
        'aria-required': aria['aria-required'],
        autoComplete,
      }}
    >
      <option value="" disabled={props.required}>
        {text('form.select-placeholder')}
      </option>
      {props.options.enumOptions?.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {wordsOf(String(value), label)}
        </option>
      ))}
    </NativeSelect>
  )
}
