import { createContext, type ReactNode, useContext, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Announce = (sentence: string) => void

const AnnounceContext = createContext<Announce>(() => {})

/** The one polite live region of the page; saying what it says already stays silent, so a poll may repeat itself. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [sentence, announce] = useState('')
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {sentence}
      </VisuallyHidden>
    </AnnounceContext>
  )
}

/** A function that has a sentence read out once the reader is free. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
