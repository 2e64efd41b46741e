import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce, useText } from '../ui/index.ts'

interface ScreenEntryProps {
  /** Number of the entry; null while hidden. */
  entry: number | null
  /** The page has just opened: the host keeps the focus. */
  quiet: boolean
  product: string
  children: ReactNode
}

/**
 * On entry the new heading gets the focus and becomes the document's title, also when it changes later, and the live
 * region is cleared.
 */
export function ScreenEntry({ entry, quiet, product, children }: ScreenEntryProps) {
  const box = useRef<HTMLDivElement>(null)
  const lastHeading = useRef<Element | null>(null)
  const text = useText()
  const announce = useAnnounce()
  // Before the effects of the new screen, which may announce something itself.
  const shown = entry !== null
  useLayoutEffect(() => {
    if (shown) announce('')
  }, [shown, announce])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry moves the focus, even to the same screen
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
    // A form that opens with an error has moved the focus to its field.
    const { activeElement } = document
    const heading = find()
    lastHeading.current = heading
    // If the same screen continues, a focus on the header's buttons stays there.
    const isNew = heading !== before || activeElement === document.body
    if (!quiet && isNew && !place.contains(activeElement)) heading?.focus({ preventScroll: true })
    return () => observer.disconnect()
  }, [entry, text, product])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
