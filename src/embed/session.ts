/** One session: from the token to the removal of the widget. */
import { openChannel, type Post } from './channel.ts'
import { tielineError } from './errors.ts'
import { createInline } from './inline.ts'
import { createLedger, run } from './ledger.ts'
import { createOverlay } from './overlay.ts'
import { createPopup, createRedirect } from './popup.ts'
import type { Received } from './read.ts'
import type { Surface } from './surface.ts'
import { fetchToken, widgetAddress } from './token.ts'
import type { State, TielineError, TielineOptions } from './types.ts'

const factories = { overlay: createOverlay, inline: createInline, popup: createPopup, redirect: createRedirect }

/** How long a widget may take to say what it has to say when it has to end. */
const endMs = 1000

export interface Session {
  readonly isShown: boolean
  readonly href: string | null
  start: () => void
  show: () => void
  exit: (force: boolean) => void
  back: () => Promise<boolean>
  /** Tells the widget its theme. */
  paint: () => void
  /** Gives an expired session another token; returns whether it waited for one. */
  renew: (token: string) => boolean
  /** Removes the widget. Without a state the caller starts again, so no callback ends the session. */
  end: (state: 'closed' | 'failed' | null, cause?: TielineError | null) => void
}

export type Report = (state: State, cause: TielineError | null) => void

type Handlers = { [T in Received['type']]: (message: Extract<Received, { type: T }>) => void }

export function createSession(options: () => TielineOptions, report: Report): Session {
  const { token, mode = 'overlay', timeout = 30_000, messagePrefix: prefix = 'tieline', signal } = options()
  const removal = new AbortController()
  const ledger = createLedger(options)
  const backs = new Map<number, (went: boolean) => void>()
  let surface: Surface | null = null
  let address: URL | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let post: Post = () => false
  let isShown = false
  let isReady = false
  let isExpired = false
  let requests = 0

  const fail = (cause: TielineError) => session.end('failed', cause)
  const abort = () => session.end('closed', tielineError('ABORTED'))
  const onGone = () => (isReady ? session.end('closed') : fail(tielineError('POPUP_CLOSED')))
  const ask = (isWanted: boolean) => {
    if (isWanted && mode !== 'inline') session.exit(false)
  }
  const onEscape = () => ask(options().closeOnEscape ?? true)
  const onBackdrop = () => ask(options().closeOnBackdrop ?? false)

  function tell() {
    const drawn = isShown ? 'open' : 'ready'
    report(isReady ? drawn : 'loading', null)
  }

  function drawn() {
    isReady = true
    tell()
    run(options().onLoad)
  }

  async function load() {
    if (token === null) return
    const late = () =>
      fail(tielineError(address ? 'WIDGET_TIMEOUT' : 'TOKEN_FAILED', { timeout, origin: address?.origin }))
    timer = setTimeout(late, timeout)
    const given = typeof token === 'string' ? token : await fetchToken(token)
    if (!surface || removal.signal.aborted) return
    address = widgetAddress(options(), given)
    const { origin, href } = address
    post = openChannel({ prefix, origin, target: surface.window, signal: removal.signal, onHello, onMessage })
    surface.load(href)
  }

  function onHello(isConnected: boolean) {
    clearTimeout(timer)
    isReady = false
    surface?.reveal()
    session.paint()
    if (isShown) post({ type: 'open' })
    if (isConnected) return tell()
    ledger.note('ERROR', { error_code: 'VERSION_MISMATCH' })
    drawn()
  }

  const handlers: Handlers = {
    ready: drawn,
    event: ({ name, metadata, ts }) => ledger.event(name, { ...metadata, ts }),
    success: ({ result }) => ledger.success(result),
    error: ({ reason }) => ledger.fault(tielineError('WIDGET_ERROR', { reason })),
    close: () => session.end('closed'),
    escape: onEscape,
    'click-outside': onBackdrop,
    resize: ({ height }) => surface?.resize(height),
    back: ({ request, went }) => {
      backs.get(request)?.(went)
      backs.delete(request)
    },
    'token-expired': () => {
      isExpired = true
      run(options().onTokenExpired)
      const { token: next } = options()
      if (typeof next === 'function') fetchToken(next).then(session.renew, ledger.fault)
    },
  }
  const onMessage = (message: Received) => (handlers[message.type] as (received: Received) => void)(message)

  const session: Session = {
    get isShown() {
      return isShown
    },
    get href() {
      return address?.href ?? null
    },
    start() {
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { signal: removal.signal })
      try {
        surface = factories[mode](options(), { onEscape, onBackdrop, onGone, signal: removal.signal })
      } catch (error) {
        return fail(error as TielineError)
      }
      if (isShown) surface.show()
      load().catch(fail)
    },
    show() {
      isShown = true
      surface?.show()
      post({ type: 'open' })
      tell()
    },
    exit(force) {
      if (!isShown || !isReady || !post({ type: 'exit', force })) session.end('closed')
      else if (force) timer = setTimeout(session.end, endMs, 'closed')
      else surface?.show()
    },
    back: () =>
      new Promise((resolve) => {
        requests += 1
        if (!isReady || !post({ type: 'back', request: requests })) resolve(false)
        else backs.set(requests, resolve)
      }),
    paint() {
      const { theme } = options()
      if (theme) post({ type: 'theme', theme })
    },
    renew(next) {
      const waited = isExpired && post({ type: 'token', token: next })
      isExpired = false
      return waited
    },
    end(state, cause = null) {
      if (removal.signal.aborted) return
      removal.abort()
      clearTimeout(timer)
      for (const resolve of backs.values()) resolve(false)
      surface?.remove()
      if (!state) return
      report(state, cause)
      if (isShown) ledger.end(cause)
    },
  }
  return session
}
