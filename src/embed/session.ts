/** One session: from the token to the removal of the widget. */
import { openChannel, type Post } from './channel.ts'
import type { Session } from './controls.ts'
import { tielineError } from './errors.ts'
import { createLedger, run } from './ledger.ts'
import { createReceive } from './receive.ts'
import type { Surface } from './surface.ts'
import { resolveToken } from './token.ts'
import type { ErrorCode, ErrorParameters, State, TielineError, TielineOptions } from './types.ts'

/** How long the widget may take to tell its end when it is forced to end. */
const endMs = 1000

/**
 * @param changed called after each change of the state
 * @param popup window of the session before
 */
export function createSession(
  options: () => TielineOptions,
  changed: () => void,
  popup: Window | null = null,
): Session {
  const { mode = 'overlay', timeout = 30_000, messagePrefix: prefix = 'tieline', signal } = options()
  const removal = new AbortController()
  const ledger = createLedger(options)
  const backs: ((went: boolean) => void)[] = []
  let files: typeof import('./surfaces.ts') | undefined
  let surface: Surface | undefined
  /** Undefined until there is a token. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let post: Post = () => false
  let isReady = false
  let isExpired = false

  function become(state: State, error: TielineError | null = null) {
    if (state !== session.state) {
      Object.assign(session, { state, error })
      changed()
    }
  }

  function tell(isDrawn: boolean) {
    isReady = isDrawn
    become(!isReady ? 'loading' : session.isShown ? 'open' : 'ready')
  }

  function ready() {
    surface?.drawn?.()
    tell(true)
    run(options().onLoad)
    if (session.isShown) post({ type: 'open' })
  }

  const fail = (code: ErrorCode, params?: ErrorParameters) => session.end('failed', tielineError(code, params))
  const abort = () => session.end('closed', tielineError('ABORTED'))
  const ask = (isWanted: boolean) => isWanted && mode !== 'inline' && session.exit(false)
  const events = {
    onEscape: () => ask(options().closeOnEscape ?? true),
    onBackdrop: () => ask(options().closeOnBackdrop ?? false),
    onClose: () => session.exit(false),
    onGone: () => session.look(),
    signal: removal.signal,
  }

  /** Waits for a token if there is none; then it is called again. An error has the code of what was attempted. */
  async function load() {
    let attempt: ErrorCode = 'SDK_INCOMPLETE'
    try {
      files ??= await import('./surfaces.ts')
      if (removal.signal.aborted) return
      if (!surface) {
        attempt = 'CONTAINER_MISSING'
        surface = files[mode](options(), events, session.popup)
        if (session.isShown) surface.show?.()
      }
      const { token } = options()
      if (token === null) return
      attempt = 'TOKEN_FAILED'
      timer = setTimeout(() => fail(attempt, { timeout }), timeout)
      const given = await resolveToken(token)
      if (removal.signal.aborted) return
      attempt = 'URL_INVALID'
      const { origin, href } = files.widgetAddress(options(), given)
      session.href = href
      const { window: target } = surface
      post = openChannel({ prefix, origin, target, signal: removal.signal, onHello, receive })
      attempt = 'POPUP_BLOCKED'
      surface.load(href)
      attempt = 'WIDGET_TIMEOUT'
    } catch (cause) {
      fail(attempt, { cause })
    }
  }

  function onHello(isConnected: boolean) {
    clearTimeout(timer)
    surface?.reveal?.()
    session.paint()
    tell(false)
    if (isConnected) return
    ledger.note('ERROR', { error_code: 'VERSION_MISMATCH' })
    ready()
  }

  /** A host with a string calls `update()`. */
  function onExpired() {
    isExpired = true
    run(options().onTokenExpired)
    const { token } = options()
    if (typeof token === 'function')
      resolveToken(token).then(session.renew, (cause) => ledger.fault(tielineError('TOKEN_FAILED', { cause })))
  }

  const receive = createReceive(ledger, {
    ...events,
    onReady: ready,
    onEnd: () => session.end('closed'),
    onExpired,
    onHeight(height) {
      surface?.drawn?.()
      surface?.resize?.(height)
    },
    onBack: (request, went) => backs[request]?.(went),
  })

  const session: Session = {
    state: 'idle',
    error: null,
    href: null,
    isShown: false,
    popup,
    start(isShown) {
      const isNew = session.state === 'idle'
      session.isShown = isShown
      tell(isReady)
      surface?.show?.()
      if (isReady) post({ type: 'open' })
      if (!isNew) return
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { signal: removal.signal })
      // While the browser still counts the user's click, which does not last until a file has loaded.
      if (mode === 'popup') session.popup ??= open('', '', 'popup,width=480,height=760')
      else popup?.close()
      load()
    },
    exit(force) {
      if (!session.isShown || !isReady || !post({ type: 'exit', force })) session.end('closed')
      else if (force) timer = setTimeout(session.end, endMs, 'closed')
      else surface?.show?.()
    },
    back: () =>
      new Promise((resolve) => {
        if (!isReady || !post({ type: 'back', request: backs.push(resolve) - 1 })) resolve(false)
      }),
    paint() {
      const { theme } = options()
      if (theme) post({ type: 'theme', theme })
    },
    renew(next) {
      if (!timer) {
        if (surface) load()
        return true
      }
      const waited = isExpired && typeof next === 'string' && post({ type: 'token', token: next })
      isExpired = false
      return waited
    },
    isOver: ledger.isOver,
    look() {
      if (surface?.isGone?.()) isReady || mode !== 'popup' ? session.end('closed') : fail('POPUP_CLOSED')
      return !removal.signal.aborted
    },
    end(state, error) {
      if (removal.signal.aborted) return
      removal.abort()
      clearTimeout(timer)
      for (const resolve of backs) resolve(false)
      surface?.remove?.()
      if (!state) return
      session.popup?.close()
      become(state, error)
      if (session.isShown) ledger.end(error ?? null)
    },
  }
  return session
}
