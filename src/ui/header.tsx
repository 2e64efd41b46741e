import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { BareButton } from './bare-button.ts'
import { Icon, type IconName } from './icon.tsx'
import { useText } from './text.tsx'
import { media, motion, size, space } from './tokens.ts'

interface HeaderProps {
  /** Absent: no Back button. */
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  logo: ReactNode
}

export function Header({ onBack, onClose, logo }: HeaderProps) {
  const text = useText()
  return (
    <Bar>
      {onBack && <IconButton icon="back" label={text('header.back')} onClick={onBack} />}
      <Middle>{logo}</Middle>
      {onClose && <IconButton icon="close" label={text('header.close')} onClick={onClose} />}
    </Bar>
  )
}

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
}

/** A button of 44 px without text; `label` names it. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </Round>
  )
}

const Bar = styled.header({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: `${size.target}px minmax(0, 1fr) ${size.target}px`,
  alignItems: 'center',
  minHeight: size.header,
  padding: space(2, 3),
})

const Middle = styled.div({ gridColumn: 2, gridRow: 1, display: 'flex', justifyContent: 'center', minWidth: 0 })

const Round = styled(BareButton)(({ theme: { look } }) => ({
  gridRow: 1,
  width: size.target,
  height: size.target,
  borderRadius: look.radius.control === 0 ? 0 : size.target / 2,
  color: look.colour.secondary,
  transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { color: look.colour.text, background: look.colour.hover } },
  '&:last-child': { gridColumn: 3 },
}))
