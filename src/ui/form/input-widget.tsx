import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import type { InputOptions } from '../../forms/index.ts'
import { uncontrolled, useInput } from './use-field.ts'

/** One line of text, an e-mail address, a web address, a code or an answer. */
export function InputWidget(props: WidgetProps) {
  const { type = 'text', autoComplete, secret } = props.options as InputOptions
  const entry = useInput(props)
  const { inputProps, ...input } = secret ? uncontrolled(entry) : entry
  const style = autoComplete === 'one-time-code' ? spaced : undefined
  return <OutlinedInput {...input} inputProps={{ ...inputProps, style }} type={type} />
}

/** A code is compared digit by digit. */
const spaced = { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.2em' } as const

/** Several lines of text, `rows` of them visible; longer text scrolls. */
export function TextareaWidget(props: WidgetProps) {
  const { rows } = props.options as InputOptions
  const { inputProps, ...input } = useInput(props)
  return <OutlinedInput {...input} multiline inputComponent="textarea" inputProps={{ ...inputProps, rows }} />
}
