import { createContext, type ReactNode, useContext, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => {})
const AnnouncedContext = createContext('')

/** The polite live region of the page. Announcing the same text again has no effect, so a poll may do so. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, announce] = useState('')
  return (
    <AnnounceContext value={announce}>
      <AnnouncedContext value={text}>
        {children}
        <AnnouncedText />
      </AnnouncedContext>
    </AnnounceContext>
  )
}

/** What was announced last. A modal sheet has one of its own, because nothing outside it is read. */
export const AnnouncedText = () => (
  <VisuallyHidden role="status" aria-live="polite">
    {useContext(AnnouncedContext)}
  </VisuallyHidden>
)

/** Returns a function that puts a text into the live region, for screen readers to read. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
