import { createContext, useContext, useEffect } from 'react'

type Back = (() => void) | null

/** Lets a screen with inner pages replace the header's Back; the component that draws the header provides it. */
export const OwnBack = createContext<(back: Back) => void>(() => {})

/** Null: the flow's own way back. `back` must be the same from one drawing to the next. */
export function useOwnBack(back: Back): void {
  const tell = useContext(OwnBack)
  useEffect(() => {
    tell(back)
    return () => tell(null)
  }, [tell, back])
}
