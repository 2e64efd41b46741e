import { createContext, type ReactNode, useContext, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => {})

/** The only polite live region of the page. Announcing the same text again has no effect, so a poll may do so. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, announce] = useState('')
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {text}
      </VisuallyHidden>
    </AnnounceContext>
  )
}

/** Returns a function that puts a text into the live region, for screen readers to read. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
