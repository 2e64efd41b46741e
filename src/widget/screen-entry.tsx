import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce, useText } from '../ui/index.ts'

interface ScreenEntryProps {
  /** Entry number of the place; null while the screen is hidden. */
  entry: number | null
  /** Do not move the focus: the page has just opened, and the host keeps it. */
  quiet: boolean
  /** A modal question lies above. */
  isCovered?: boolean
  product: string
  children: ReactNode
}

/**
 * When a screen is entered, its heading gets the focus and the live region is cleared. The heading is the title of the
 * document, also when it changes later.
 */
export function ScreenEntry({ entry, quiet, isCovered = false, product, children }: ScreenEntryProps) {
  const box = useRef<HTMLDivElement>(null)
  const lastHeading = useRef<Element | null>(null)
  /** The entry that has moved the focus, or left it where it was. */
  const settled = useRef<number | null>(null)
  const text = useText()
  const announce = useAnnounce()
  // A layout effect, because the effects of the new screen may announce something.
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
    // Nothing below a modal question takes the focus, so it moves when the question has gone.
    lastHeading.current = isCovered ? before : heading
    // If the same screen stays, a focus on a button of the header stays, too.
    const isNew = heading !== before || (entry !== settled.current && activeElement === document.body)
    if (!isCovered) settled.current = entry
    if (isCovered || !isNew) return () => observer.disconnect()
    if (!quiet) {
      // On a low page the card scrolls, and it outlives the screen.
      const card = place.closest('[data-backdrop] > *')
      if (card) card.scrollTop = 0
      if (!place.contains(activeElement)) heading?.focus({ preventScroll: true })
    }
    return () => observer.disconnect()
  }, [entry, isCovered, text, product])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
