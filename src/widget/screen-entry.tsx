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
 * A step change moves focus to the new heading, names the document after it, also when it changes later (hostile world
 * 67), and takes back what the last screen had read out.
 */
export function ScreenEntry({ entry, quiet, product, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null)
  const lastHeading = useRef<Element | null>(null)
  const text = useText()
  const announce = useAnnounce()
  // Before the effects of the new screen, which may have something to say itself.
  const shown = entry !== null
  useLayoutEffect(() => {
    if (shown) announce('')
  }, [shown, announce])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is an arrival, even at the same screen
  useEffect(() => {
    const place = box.current
    const before = lastHeading.current
    lastHeading.current = null
    if (entry === null || !place) return
    const find = () => place.querySelector<HTMLElement>('[data-heading]')
    const name = () => {
      const heading = find()?.textContent
      if (heading) document.title = text('app.step-title', { heading, product })
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(place, { childList: true, characterData: true, subtree: true })
    // A form that opens with an error has taken the focus to the field: that is where the user goes on.
    const { activeElement } = document
    const heading = find()
    lastHeading.current = heading
    // Where the same screen goes on, who is at the header's buttons is not called away.
    const isElsewhere = heading !== before || activeElement === document.body
    if (!quiet && isElsewhere && !place.contains(activeElement)) heading?.focus({ preventScroll: true })
    return () => observer.disconnect()
  }, [entry, text, product])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
