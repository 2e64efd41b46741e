import type { ReactNode } from 'react'
import { Icon, type IconPath } from './icon.tsx'
import { icons } from './icons.ts'
import { useText } from './text.tsx'

interface HeaderProps {
  /** Absent: no Back button. */
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  logo: ReactNode
  /** How far the user has come, 0 to 1; absent: nobody can say. */
  progress?: number | undefined
}

export function Header({ onBack, onClose, logo, progress }: HeaderProps) {
  const text = useText()
  return (
    <header className="header">
      {progress !== undefined && (
        <div className="header-progress">
          <div
            className="header-share"
            role="progressbar"
            aria-label={text('header.progress')}
            aria-valuenow={Math.round(progress * 100)}
            style={{ width: `${progress * 100}%` }}
          />
        </div>
      )}
      {onBack && <IconButton icon={icons.back} label={text('header.back')} onClick={onBack} />}
      <div className="header-logo">{logo}</div>
      {onClose && <IconButton icon={icons.close} label={text('header.close')} onClick={onClose} />}
    </header>
  )
}

interface IconButtonProps {
  icon: IconPath
  label: string
  onClick: () => void
}

/** A button of 44 px without text; `label` names it. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button className="icon-button" type="button" aria-label={label} onClick={onClick}>
      <Icon path={icon} />
    </button>
  )
}
