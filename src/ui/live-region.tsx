import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => {})
const TextContext = createContext('')
const SheetContext = createContext<(isOpen: boolean) => void>(() => {})

/** The only polite live region of the page. Announcing the same text again has no effect, so a poll may do so. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, announce] = useState('')
  const [isInSheet, setInSheet] = useState(false)
  return (
    <AnnounceContext value={announce}>
      <SheetContext value={setInSheet}>
        <TextContext value={text}>
          {children}
          {!isInSheet && <Region />}
        </TextContext>
      </SheetContext>
    </AnnounceContext>
  )
}

function Region() {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {useContext(TextContext)}
    </VisuallyHidden>
  )
}

/** Returns a function that puts a text into the live region, for screen readers to read. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)

/** As long as a modal sheet is open the live region is in it, because nothing outside it is read. It is empty at first. */
export function SheetRegion() {
  const announce = useAnnounce()
  const setInSheet = useContext(SheetContext)
  useLayoutEffect(() => {
    announce('')
    setInSheet(true)
    return () => setInSheet(false)
  }, [announce, setInSheet])
  return <Region />
}
