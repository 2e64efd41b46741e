import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { AccountList } from './parts/account-list.tsx'
import { ManualAccounts } from './parts/manual-accounts.tsx'
import { useOwnBack } from './parts/use-own-back.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/**
 * The accounts that the user shares (conformance 2.70–2.78). The selection is kept while the manual entry is
 * shown, and what is typed there is kept while the list is shown, until it is sent.
 */
export function SelectAccount({ view, send }: ScreenProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const [isManual, setManual] = useState(false)
  // The error is shown where the submit was made, until the next submit.
  const [isElsewhere, setElsewhere] = useState(false)
  if (view.busy && isElsewhere) setElsewhere(false)
  const { submit, offline } = useSubmit(send)
  const box = useRef<HTMLDivElement>(null)
  useFocusFollowing(box, isManual)
  const showManual = useCallback((isShown: boolean) => {
    setManual(isShown)
    setElsewhere(true)
  }, [])
  const leaveManual = useCallback(() => showManual(false), [showManual])
  useOwnBack(isManual && !view.busy ? leaveManual : null)
  const shared = { view: isElsewhere ? { ...view, problem: null } : view, submit, offline }
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {isManual ? (
        <ManualAccounts {...shared} initial={typed} onType={setTyped} onCancel={leaveManual} />
      ) : (
        <AccountList {...shared} chosen={chosen} onChoose={setChosen} onManual={() => showManual(true)} />
      )}
    </div>
  )
}

/** Moves the focus to the heading of the manual entry, and afterwards back to the button that opened it. */
function useFocusFollowing(box: RefObject<HTMLElement | null>, isManual: boolean) {
  const was = useRef(isManual)
  useEffect(() => {
    if (was.current === isManual) return
    was.current = isManual
    const target = isManual ? '[data-heading]' : '[data-element="manual-entry"] button'
    box.current?.querySelector<HTMLElement>(target)?.focus()
  }, [box, isManual])
}
