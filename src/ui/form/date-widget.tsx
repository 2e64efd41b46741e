import OutlinedInput from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useInput } from './use-field.ts'

/** Stands for a date that is half filled in, whose parts no page can read. It is no date, so the form's check refuses it. */
const halfDate = '?'

/** The browser's own date field. While a date is half filled in, its value is empty, and no event reports the parts. */
export function DateWidget(props: WidgetProps) {
  const { onChange } = props
  const ref = useRef<HTMLInputElement>(null)
  const { value, ...input } = useInput(props)
  const report = () => {
    const { value: date = '', validity } = ref.current ?? {}
    const entered = date || (validity?.badInput ? halfDate : '')
    if (entered !== value) onChange(entered || undefined)
  }
  // The parts are lost where a field is hidden and shown again.
  useEffect(report)
  return (
    <OutlinedInput
      {...input}
      inputRef={ref}
      type="date"
      value={value === halfDate ? '' : value}
      onChange={report}
      onKeyDown={report}
      onBlur={report}
    />
  )
}
