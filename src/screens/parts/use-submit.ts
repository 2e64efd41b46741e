import { useState, useSyncExternalStore } from 'react'
import type { Send } from '../view.ts'

/**
 * `send` for what the user submits. While the browser is offline nothing is sent, and nothing is sent later by itself.
 * `offline` is true after such a submit until the connection is back.
 */
export function useSubmit(send: Send): { submit: Send; offline: boolean } {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasHeld, setWasHeld] = useState(false)
  const submit: Send = (event) => {
    setWasHeld(!navigator.onLine)
    if (navigator.onLine) send(event)
  }
  return { submit, offline: wasHeld && !online }
}

function subscribe(changed: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed)
  }
}
