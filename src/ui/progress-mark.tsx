import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { leaveRing } from './ring-handover.ts'

interface ProgressMarkProps {
  /** What is being connected: a `SourceLogo`, the product's mark. */
  children: ReactNode
  /** The work is done: the ring closes. The tick is the next screen's. */
  done?: boolean
}

/** A ring that turns around a logo while the server works; the text below says what it does. */
export function ProgressMark({ children, done = false }: ProgressMarkProps) {
  const ring = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = ring
    return () => {
      if (done && current) leaveRing(current)
    }
  }, [done])
  return (
    <div className="progress-mark" ref={ring} aria-hidden="true" data-done={done || undefined}>
      <svg className="progress-ring" aria-hidden="true" viewBox="0 0 112 112" width={112} height={112}>
        <circle cx="56" cy="56" r="53" />
        <circle cx="56" cy="56" r="53" pathLength={100} data-part="arc" />
      </svg>
      {children}
    </div>
  )
}
