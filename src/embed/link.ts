/** The object that a host holds. It starts a session when one is needed, and again when its options need it. */
import { run } from './ledger.ts'
import { createSession, type Session } from './session.ts'
import type { State, TielineError, TielineLink, TielineOptions } from './types.ts'

/** A change of one of these needs another session; a function is asked when it is needed. */
const restarting = ['url', 'token', 'source_id', 'mode', 'container', 'return_url', 'messagePrefix'] as const

const isFunction = (value: unknown) => typeof value === 'function'

/** Makes a link. Nothing is loaded before `open()` or `preload()`, so this runs on a server as well. */
export function create(initial: TielineOptions): TielineLink {
  let options = initial
  let state: State = 'idle'
  let error: TielineError | null = null
  let session: Session | null = null
  const listeners = new Set<() => void>()

  function become(next: State, cause: TielineError | null) {
    if (next === 'closed' || next === 'failed') session = null
    if (next === state) return
    state = next
    error = cause
    for (const listener of [...listeners]) run(listener)
  }

  function start(isShown: boolean) {
    const started = createSession(
      () => options,
      (...report) => session === started && become(...report),
    )
    session = started
    if (isShown) started.show()
    else become('loading', null)
    started.start()
  }

  return {
    get state() {
      return state
    },
    get error() {
      return error
    },
    get href() {
      return session?.href ?? null
    },
    open() {
      if (session) session.show()
      else start(true)
    },
    exit({ force = false } = {}) {
      session?.exit(force)
    },
    preload() {
      const { mode } = options
      if (!session && mode !== 'popup' && mode !== 'redirect') start(false)
    },
    destroy() {
      session?.end('closed')
    },
    back: async () => session?.back() ?? false,
    update(next) {
      const before = options
      options = { ...before, ...next }
      if (!session) return
      const changed = restarting.filter(
        (key) => before[key] !== options[key] && !(isFunction(before[key]) && isFunction(options[key])),
      )
      const { token, theme } = options
      if (changed.length === 0) {
        if (JSON.stringify(theme) !== JSON.stringify(before.theme)) session.paint()
      } else if (changed.join() !== 'token' || typeof token !== 'string' || !session.renew(token)) {
        const { isShown } = session
        session.end(null)
        start(isShown)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
