import type { AriaAttributes, ComponentProps, ReactNode } from 'react'
import { RowWords } from './list.tsx'

interface ChoiceProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Keeps room for a second line of the subtitle. */
  isTall?: boolean
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
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is among the other props
  <div className="choices" aria-label={label} {...group}>
    {children}
  </div>
)

function ChoiceRow({
  kind,
  name,
  title,
  subtitle,
  isTall = false,
  checked,
  onChange,
  disabled = false,
}: ChoiceProps & { kind: 'radio' | 'checkbox' }) {
  return (
    <label className="choice-row" data-tall={isTall || undefined}>
      <ChoiceMark
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <RowWords title={title} subtitle={subtitle} />
    </label>
  )
}

export const ChoiceMark = (props: ComponentProps<'input'>) => <input {...props} className="choice-mark" />
