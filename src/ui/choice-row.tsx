import styled from '@emotion/styled'
import type { AriaAttributes, ReactNode } from 'react'
import { RowWords, rowWords } from './list.tsx'
import { media, motion, size, space } from './tokens.ts'

interface ChoiceProps {
  title: ReactNode
  subtitle?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Of the field in a form. */
  name?: string
}

interface RadioProps extends ChoiceProps {
  /** The same for all radios of a group. */
  name: string
}

/** A native radio button; the whole row is its label. */
export const RadioRow = ({ name, ...props }: RadioProps) => <ChoiceRow kind="radio" name={name} {...props} />

/** A native checkbox; the whole row is its label. */
export const CheckRow = (props: ChoiceProps) => <ChoiceRow kind="checkbox" {...props} />

interface ChoiceGroupProps extends AriaAttributes {
  /** `radiogroup` for RadioRows, `group` for CheckRows. */
  role: 'radiogroup' | 'group'
  label?: string
  children: ReactNode
}

/** Named by `label`, or by the element that `aria-labelledby` names. */
export const ChoiceGroup = ({ label, children, ...group }: ChoiceGroupProps) => (
  <Group aria-label={label} {...group}>
    {children}
  </Group>
)

function ChoiceRow({
  kind,
  name,
  title,
  subtitle,
  checked,
  onChange,
  disabled = false,
}: ChoiceProps & { kind: 'radio' | 'checkbox' }) {
  return (
    <Row>
      <ChoiceMark
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <RowWords title={title} subtitle={subtitle} />
    </Row>
  )
}

const Group = styled.div({ display: 'flex', flexDirection: 'column', gap: 8 })

const Row = styled.label(({ theme: { look } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: size.row,
  padding: space(3, 4),
  cursor: 'pointer',
  borderRadius: look.radius.control,
  border: `1px solid ${look.colour.line}`,
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { background: look.colour.hover } },
  '&:has(:checked)': { borderColor: look.colour.brand.accent, background: look.colour.brand.tint },
  '&:has(:focus-visible)': { outline: `2px solid ${look.colour.brand.accent}`, outlineOffset: 2 },
  '& :focus-visible': { outline: 'none' },
  ...rowWords(look),
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
}))

const tick = 'polygon(18% 49%, 10% 58%, 40% 86%, 92% 26%, 83% 18%, 39% 68%)'

/** Drawn here to have the brand colour in every browser; with forced colours the system draws it. */
export const ChoiceMark = styled.input(({ theme: { look } }) => ({
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  color: look.colour.brand.onFill,
  background: look.colour.surface,
  border: `1.5px solid ${look.colour.edge}`,
  '&[type=radio]': { borderRadius: '50%' },
  '&[type=checkbox]': { borderRadius: Math.min(look.radius.small, 6) },
  '&:checked': { background: look.colour.brand.fill, borderColor: look.colour.brand.accent },
  '&:checked::before': { content: '""', background: 'currentColor' },
  '&[type=radio]:checked::before': { width: 8, height: 8, borderRadius: '50%' },
  '&[type=checkbox]:checked::before': { width: 13, height: 13, clipPath: tick },
  '&[aria-invalid=true]': { borderColor: look.colour.error },
  [media.forced]: { appearance: 'auto' },
}))
