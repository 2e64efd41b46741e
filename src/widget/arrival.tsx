import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce, useText } from '../ui/index.ts'

interface ArrivalProps {
  /** Number of the entry; null while hidden. */
  entry: number | null
  /** The page has only just opened: its host keeps the focus. */
  quiet: boolean
  product: string
  children: ReactNode
}

/**
 * A step change moves focus to the new heading, names the document after it (hostile world 67), and takes back what
 * the last step had read out.
 */
export function Arrival({ entry, quiet, product, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null)
  const text = useText()
  const announce = useAnnounce()
  // Before the effects of the new screen, which may have something to say itself.
  useLayoutEffect(() => {
    if (entry !== null) announce('')
  }, [entry, announce])
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
