import { useState, useSyncExternalStore } from 'react'
import type { Send } from '../view.ts'

/**
 * `send` for what the user submits. Offline nothing is sent, neither now nor later by itself;
 * `offline` is true from then until the connection is back.
 */
export function useSubmit(send: Send): { submit: Send; offline: boolean } {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [held, setHeld] = useState(false)
  const submit: Send = (event) => {
    setHeld(!navigator.onLine)
    if (navigator.onLine) send(event)
  }
  return { submit, offline: held && !online }
}

function subscribe(changed: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed)
  }
}
