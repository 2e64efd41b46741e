import styled from '@emotion/styled'
import type { WidgetProps } from '@rjsf/utils'
import { ChoiceMark } from '../choice-row.tsx'
import { size, space, type } from '../tokens.ts'
import { useFieldText } from './surroundings.tsx'
import { useFieldAria } from './use-field.ts'

/** A box to tick, never ticked beforehand. Its label may hold links, which open without ticking it. */
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

/** As high as a target must be, though the words stand as close to what is around them as a line of text does. */
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
