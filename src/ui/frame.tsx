import type { ReactNode } from 'react'
import { useClickBeside } from './use-click-beside.ts'

interface FrameProps {
  /** false: the flow hides it. */
  header: ReactNode
  /** A `Screen`, or several of which one is not hidden. */
  children: ReactNode
  /** The preview mark, above everything. */
  mark?: ReactNode
  /** What surrounds the card: the dimmed host page, a page of its own (a window), or nothing (part of a page). */
  backdrop?: 'dim' | 'page' | 'none'
  onClickOutside?: (() => void) | undefined
}

/** The layout of all screens: a card on a desktop, the whole screen of a phone. */
export function Frame({ header, children, mark, backdrop = 'dim', onClickOutside }: FrameProps) {
  return (
    <div className="backdrop" role="presentation" data-backdrop={backdrop} {...useClickBeside(onClickOutside)}>
      <div className="card">
        {mark}
        {header || <div className="card-margin" />}
        {children}
      </div>
    </div>
  )
}
