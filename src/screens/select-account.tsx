import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { AccountList } from './parts/account-list.tsx'
import { ManualAccounts } from './parts/manual-accounts.tsx'
import { useOwnBack } from './parts/use-own-back.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/**
 * Which accounts are shared (conformance 2.70–2.78). What is selected outlives a look at the
 * manual entry.
 */
export function SelectAccount({ view, send }: ScreenProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isManual, setManual] = useState(false)
  // The error is shown where the submit was made, until the next submit.
  const [isElsewhere, setElsewhere] = useState(false)
  if (view.busy && isElsewhere) setElsewhere(false)
  const { submit, offline } = useSubmit(send)
  const place = useRef<HTMLDivElement>(null)
  useFocusFollowing(place, isManual)
  const turn = useCallback((toManual: boolean) => {
    setManual(toManual)
    setElsewhere(true)
  }, [])
  const leaveManual = useCallback(() => turn(false), [turn])
  useOwnBack(isManual && !view.busy ? leaveManual : null)
  const shared = { view: isElsewhere ? { ...view, problem: null } : view, submit, offline }
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {isManual ? (
        <ManualAccounts {...shared} onCancel={leaveManual} />
      ) : (
        <AccountList {...shared} chosen={chosen} onChoose={setChosen} onManual={() => turn(true)} />
      )}
    </div>
  )
}

/** To the heading of the manual entry, and from there back to the button that led to it. */
function useFocusFollowing(place: RefObject<HTMLElement | null>, isManual: boolean) {
  const was = useRef(isManual)
  useEffect(() => {
    if (was.current === isManual) return
    was.current = isManual
    const target = isManual ? '[data-heading]' : '[data-element="manual-entry"] button'
    place.current?.querySelector<HTMLElement>(target)?.focus()
  }, [place, isManual])
}
