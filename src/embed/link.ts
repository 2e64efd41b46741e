/** The object that a host holds. It starts a session when one is needed, and another one when its options need it. */
import type { CompleteOptions, Session } from './controls.ts'
import { run } from './reporter.ts'
import { createSession } from './session.ts'
import type { TielineLink, TielineOptions } from './types.ts'

/** A change of one of these needs another session. Functions are asked when they are needed. */
const restarting = ['url', 'token', 'source_id', 'mode', 'container'] as const

const isFunction = (value: unknown) => typeof value === 'function'

/** A timer of more than 24 days ends at once. */
const longestMs = 1e9

const complete = (given: TielineOptions): CompleteOptions => ({
  ...given,
  mode: given.mode || 'overlay',
  timeout: Math.min(given.timeout!, longestMs) || 30_000,
})

/** Makes a link. Nothing is loaded before `open()` or `preload()`, so this runs on a server as well. */
export function create(initial: TielineOptions): TielineLink {
  let options = complete(initial)
  let session: Session | undefined
  const listeners = new Set<() => void>()

  /** The session unless it is over. */
  const current = () => (session?.look() ? session : undefined)

  /** These modes need the user's click. */
  const isOnClick = () => options.mode === 'popup' || options.mode === 'redirect'

  function start(isShown: boolean, popup?: Window | null) {
    session = createSession(
      () => options,
      // A copy: a listener may stop and start to listen again.
      () => [...listeners].map((listener) => run(listener)),
      popup,
    )
    session.start(isShown)
  }

  return {
    get state() {
      return session?.state ?? 'idle'
    },
    get error() {
      return session?.error ?? null
    },
    get href() {
      return session?.href ?? null
    },
    open() {
      const shown = current()
      if (shown) shown.start(true)
      else start(true)
    },
    exit: ({ force = false } = {}) => current()?.exit(force),
    preload() {
      if (!current() && !isOnClick()) start(false)
    },
    destroy: () => current()?.end('closed'),
    back: async () => current()?.back() ?? false,
    update(next) {
      const before = options
      options = complete({ ...before, ...next })
      const active = current()
      if (!active) return
      const { token, theme } = options
      const changed = restarting.filter(
        (key) => before[key] !== options[key] && !(isFunction(before[key]) && isFunction(options[key])),
      )
      if (JSON.stringify(theme) !== JSON.stringify(before.theme)) active.paint()
      // A session that has ended is shown until the user closes it; the next open() takes the change.
      if (!changed[0] || active.isOver()) return
      if (changed.join() === 'token' && active.renew(token)) return
      if (!active.isShown && isOnClick()) return active.end('closed')
      active.end()
      start(active.isShown, active.popup)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
