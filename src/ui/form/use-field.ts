import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import type { InputOptions } from '../../forms/index.ts'
import { useFieldProblem, useFieldText } from './surroundings.tsx'

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** What ties the element that is typed into to the words around it. */
export function useFieldAria({ id, name, rawErrors = [] }: WidgetProps) {
  const { hint, describedBy = '' } = useFieldText(name)
  const invalid = useFieldProblem() !== null || rawErrors.length > 0
  const described = [describedBy, hint ? hintId(id) : '', invalid ? errorId(id) : ''].filter(Boolean).join(' ')
  return { 'aria-invalid': invalid, 'aria-describedby': described || undefined }
}

/**
 * Everything an input, textarea or select has in common. An emptied field is absent from the data.
 * Nothing typed here is prose: spelling checks would send it off, and capitals would spoil it.
 */
export function useInput(props: WidgetProps) {
  const { id, name, value, disabled = false, onChange, schema, required = false } = props
  const { inputMode, autoComplete } = props.options as InputOptions
  const { placeholder } = useFieldText(name)
  return {
    id,
    name,
    disabled,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
    inputProps: {
      ...useFieldAria(props),
      'aria-required': required,
      placeholder,
      autoComplete,
      inputMode,
      maxLength: schema.maxLength,
      spellCheck: false,
      autoCapitalize: 'none',
      autoCorrect: 'off',
    },
  } satisfies OutlinedInputProps
}
