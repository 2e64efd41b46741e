import type { WidgetProps } from '@rjsf/utils'
import { CheckRow, ChoiceGroup, RadioRow } from '../choice-row.tsx'
import { useOptionWords } from './surroundings.tsx'
import { labelId, useFieldAria } from './use-field.ts'

/** One of a few options, all in sight. Nothing is chosen beforehand. */
export function RadioWidget(props: WidgetProps) {
  const { id, name, value, disabled, required = false, onChange } = props
  return (
    <ChoiceGroup role="radiogroup" aria-labelledby={labelId(id)} aria-required={required} {...useFieldAria(props)}>
      {useOptions(props).map((option) => (
        <RadioRow
          key={option.value}
          name={name}
          title={option.words}
          checked={value === option.value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  )
}

/** Any of several options. What is chosen keeps the order of the options. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, name, value, disabled, onChange } = props
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const options = useOptions(props)
  const change = (changed: string, checked: boolean) => {
    const isChosen = (option: string) => (option === changed ? checked : chosen.includes(option))
    onChange(options.map((option) => option.value).filter(isChosen))
  }
  return (
    <ChoiceGroup role="group" aria-labelledby={labelId(id)} {...useFieldAria(props)}>
      {options.map((option) => (
        <CheckRow
          key={option.value}
          name={name}
          title={option.words}
          checked={chosen.includes(option.value)}
          disabled={disabled}
          onChange={(checked) => change(option.value, checked)}
        />
      ))}
    </ChoiceGroup>
  )
}

function useOptions({ name, options: { enumOptions = [] } }: WidgetProps) {
  const wordsOf = useOptionWords(name)
  return enumOptions.map(({ value, label }) => ({ value: String(value), words: wordsOf(String(value), label) }))
}
