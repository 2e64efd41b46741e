import styled from '@emotion/styled'
import type { WidgetProps } from '@rjsf/utils'
import { ChoiceMark } from '../choice-row.tsx'
import { size, space, type } from '../tokens.ts'
import { useFieldText } from './surroundings.tsx'
import { useFieldAria } from './use-field.ts'

/** A checkbox, never checked beforehand. Its label may contain links; opening one does not check it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, name, value, disabled = false, onChange, required = false, label } = props
  const aria = useFieldAria(props)
  const { label: words = label } = useFieldText(name)
  return (
    <Line>
      <ChoiceMark
        type="checkbox"
        id={id}
        name={name}
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...aria}
        aria-required={required}
      />
      <Words>{words}</Words>
    </Line>
  )
}

/** Has the height of a target; negative margins keep the distances of a line of text. */
const Line = styled.label(({ theme: { look } }) => ({
  ...type.small,
  display: 'flex',
  gap: 12,
  minHeight: size.target,
  padding: space(3, 0),
  margin: '-8px 0',
  color: look.colour.text,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default', color: look.colour.secondary },
}))

const Words = styled.span({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })
