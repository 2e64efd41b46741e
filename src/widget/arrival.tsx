import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../ui/index.ts'

interface ArrivalProps {
  /** Number of the entry; null while hidden. */
  entry: number | null
  /** The page has only just opened: its host keeps the focus. */
  quiet: boolean
  product: string
  children: ReactNode
}

/** A step change moves focus to the new heading and names the document after it (hostile world 67). */
export function Arrival({ entry, quiet, product, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null)
  const text = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is an arrival, even at the same screen
  useEffect(() => {
    if (entry === null) return
    const heading = box.current?.querySelector<HTMLElement>('[data-heading]')
    if (!heading) return
    document.title = text('app.step-title', { heading: heading.textContent ?? '', product })
    // A form that opens with an error has taken the focus to the field: that is where the user goes on.
    if (!quiet && !box.current?.contains(document.activeElement)) heading.focus({ preventScroll: true })
  }, [entry, text, product])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
