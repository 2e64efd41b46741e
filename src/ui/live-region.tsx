import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from './visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => {})
const PlaceContext = createContext<(place: Element | null) => void>(() => {})

/** The only polite live region of the page. Announcing the same text again has no effect, so a poll may do so. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, announce] = useState('')
  const [place, setPlace] = useState<Element | null>(null)
  const region = (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
  return (
    <AnnounceContext value={announce}>
      <PlaceContext value={setPlace}>
        {children}
        {place ? createPortal(region, place) : region}
      </PlaceContext>
    </AnnounceContext>
  )
}

/** Returns a function that puts a text into the live region, for screen readers to read. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)

/** As long as a modal sheet is open the live region is in it, because nothing outside it is read. It is empty at first. */
export function useRegionIn(sheet: { readonly current: Element | null }): void {
  const announce = useAnnounce()
  const setPlace = useContext(PlaceContext)
  useLayoutEffect(() => {
    announce('')
    setPlace(sheet.current)
    return () => setPlace(null)
  }, [announce, setPlace, sheet])
}
