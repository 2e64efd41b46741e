import { onlineManager } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { ScreenEvent, Send } from '../view.ts'

/**
 * `send` for what the user submits; `submit` returns whether it was sent. If the browser says that it is offline, nothing
 * is sent, and nothing is sent later by itself; browsers may be wrong, so another press sends. `offline` is true after
 * such a submit until the connection is back.
 */
export function useSubmit(send: Send): { submit: (event: ScreenEvent) => boolean; offline: boolean } {
  const online = useSyncExternalStore(subscribe, isOnline)
  const [wasHeld, setWasHeld] = useState(false)
  const submit = (event: ScreenEvent) => {
    const mayBeSent = isOnline() || wasHeld
    setWasHeld(!mayBeSent)
    // What follows is read from a server that has been reached.
    if (mayBeSent && wasHeld) onlineManager.setOnline(true)
    if (mayBeSent) send(event)
    return mayBeSent
  }
  return { submit, offline: wasHeld && !online }
}

/** A browser that doesn't know may be online. */
const isOnline = () => navigator.onLine !== false

function subscribe(changed: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed)
  }
}
