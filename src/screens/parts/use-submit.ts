import { useState, useSyncExternalStore } from 'react'
import type { ScreenEvent, Send } from '../view.ts'

/**
 * `send` for what the user submits; `submit` returns whether it was sent. While the browser is offline nothing is sent,
 * and nothing is sent later by itself. `offline` is true after such a submit until the connection is back.
 */
export function useSubmit(send: Send): { submit: (event: ScreenEvent) => boolean; offline: boolean } {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasHeld, setWasHeld] = useState(false)
  const submit = (event: ScreenEvent) => {
    const { onLine } = navigator
    setWasHeld(!onLine)
    if (onLine) send(event)
    return onLine
  }
  return { submit, offline: wasHeld && !online }
}

function subscribe(changed: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed)
  }
}
