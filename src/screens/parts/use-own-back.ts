import { createContext, useContext, useLayoutEffect } from 'react'

type Back = (() => void) | null

/** Lets a screen with inner pages replace the header's Back; the component that draws the header provides it. */
export const OwnBack = createContext<(back: Back) => void>(() => {})

/**
 * Null: Back does what the flow says. `back` must be stable between renders. A layout effect, so that Back closes the inner
 * page from the moment that it is drawn.
 */
export function useOwnBack(back: Back): void {
  const setBack = useContext(OwnBack)
  useLayoutEffect(() => {
    setBack(back)
    return () => setBack(null)
  }, [setBack, back])
}
