import type { ReactNode } from 'react'
import { useClickBeside } from './use-click-beside.ts'

interface FrameProps {
  /** false: the flow hides it. */
  header: ReactNode
  /** A `Screen`, or several of which one is not hidden. */
  children: ReactNode
  /** The preview mark, above everything. */
  mark?: ReactNode
  onClickOutside?: (() => void) | undefined
}

/** The layout of all screens: a card on a desktop, the whole screen of a phone. */
export function Frame({ header, children, mark, onClickOutside }: FrameProps) {
  return (
    <div className="backdrop" role="presentation" data-backdrop="" {...useClickBeside(onClickOutside)}>
      <div className="card">
        {mark}
        {header || <div className="card-margin" />}
        {children}
      </div>
    </div>
  )
}
