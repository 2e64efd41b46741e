import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import type { InputOptions } from '../../forms/index.ts'
import { useInput } from './use-field.ts'

/** One line of text, an e-mail address, a web address or a code. */
export function InputWidget(props: WidgetProps) {
  const { type = 'text' } = props.options as InputOptions
  return <OutlinedInput {...useInput(props)} type={type} />
}

/** Several lines of text, `rows` of them visible; longer text scrolls. */
export function TextareaWidget(props: WidgetProps) {
  const { rows } = props.options as InputOptions
  const { inputProps, ...input } = useInput(props)
  return <OutlinedInput {...input} multiline inputComponent="textarea" inputProps={{ ...inputProps, rows }} />
}
