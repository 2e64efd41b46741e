import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { parseLanguage } from '../../i18n/index.ts'
import { plainNumber } from '../../untrusted/index.ts'
import { useInput } from './use-field.ts'

/**
 * A number as people write it, in the digits of any script, with a point or a comma before its decimals. A browser's own
 * number field would hide what it can't read, and change on a turn of the mouse wheel.
 */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange } = props
  const input = useInput(props)
  // A field that was hidden meanwhile may begin with a text that is no number.
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? written(value) : input.value))
  return (
    <OutlinedInput
      {...input}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value, props.schema.type === 'integer'))
      }}
    />
  )
}

/** Thousands in groups with one kind of separator, and decimals behind another. */
const grouped = /^([+-]?[1-9]\d{0,2}(?:([.,\s'\u2019\u066c])\d{3}(?:\2\d{3})*))((?!\2)[.,]\d{0,6})?$/

/** In a number field this may be a thousand or one and decimals. */
const ambiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

/** What is no number, or may be two, is handed on as the text it is, for the form's check to refuse. */
function read(typed: string, isInteger: boolean): number | string | undefined {
  const text = plainNumber(typed).replace(arabicComma, ',')
  if (text === '') return undefined
  if (!isInteger && ambiguous.test(text)) return text
  const plain = text.replace(
    grouped,
    (_, whole, separator, decimals = '') => whole.replaceAll(separator, '') + decimals,
  )
  const form = isInteger ? /^[+-]?\d{1,15}$/ : /^[+-]?(?:\d{1,15}(?:[.,]\d{0,6})?|[.,]\d{1,6})$/
  return form.test(plain) ? Number(plain.replace(',', '.')) : text
}

/** Before decimals. */
const arabicComma = '\u066b'

/** A translator or an extension may have written there what is no language, such as `auto`. */
const written = (value: number) =>
  new Intl.NumberFormat(parseLanguage(document.documentElement.lang), {
    useGrouping: false,
    maximumFractionDigits: 6,
    numberingSystem: 'latn',
  }).format(value)
