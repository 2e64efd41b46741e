import { createContext, useContext, useEffect } from 'react'

type Back = (() => void) | null

/** Where a screen says what the way back is while it is deeper in itself than the flow knows; whoever draws the header provides it. */
export const OwnBack = createContext<(back: Back) => void>(() => {})

/** Null: the flow's own way back. `back` must be the same from one drawing to the next. */
export function useOwnBack(back: Back): void {
  const tell = useContext(OwnBack)
  useEffect(() => {
    tell(back)
    return () => tell(null)
  }, [tell, back])
}
