import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { WidgetProps } from '@rjsf/utils'
import type { InputOptions } from '../../forms/index.ts'
import { useFieldProblem, useFieldText } from './surroundings.tsx'

export const hintId = (id: string) => `${id}-hint`
export const labelId = (id: string) => `${id}-label`
export const errorId = (id: string) => `${id}-error`

/** ARIA attributes that connect an input with its hint and error. */
export function useFieldAria({ id, name, rawErrors = [] }: WidgetProps) {
  const { hint, describedBy = '' } = useFieldText(name)
  const invalid = useFieldProblem() !== null || rawErrors.length > 0
  const described = [describedBy, invalid ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ')
  return { 'aria-invalid': invalid, 'aria-describedby': described || undefined }
}

/**
 * Of the props of an input, those of one that React does not control: it writes a controlled value into the attribute as
 * well, where style sheets and session recorders can read it.
 */
export const uncontrolled = ({ value: _, ...input }: ReturnType<typeof useInput>) => ({ ...input, defaultValue: '' })

/**
 * Props that input, textarea and select share. An empty field is absent from the data. Spell checking and automatic
 * capitals are off: a spell checker may send typed secrets to a server, and capitals would change them. The form's check
 * limits the length: with a limit of its own an input cuts what is pasted without a word, and a part would be sent.
 */
export function useInput(props: WidgetProps) {
  const { id, name, value, disabled = false, onChange, required = false } = props
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
      spellCheck: false,
      autoCapitalize: 'none',
      autoCorrect: 'off',
    },
  } satisfies OutlinedInputProps
}
