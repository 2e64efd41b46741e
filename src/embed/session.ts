/** One session: from the token to the removal of the widget. */
import { openChannel, type Post } from './channel.ts'
import type { CompleteOptions, Session } from './controls.ts'
import { tielineError } from './errors.ts'
import { createReceive } from './receive.ts'
import { createReporter, run } from './reporter.ts'
import type { Surface } from './surface.ts'
import type { ErrorCode, ErrorParameters, State, TielineError } from './types.ts'

/** The widget may take as long to tell its end when it is forced to end. */
const endMs = 1000

/**
 * @param changed called after each change of the state
 * @param popup window of the session before
 */
export function createSession(
  options: () => CompleteOptions,
  changed: () => void,
  popup: Window | null = null,
): Session {
  const { mode, timeout, messagePrefix: prefix, signal } = options()
  const removal = new AbortController()
  const { signal: removed } = removal
  const reporter = createReporter(options)
  const backs = new Map<unknown, (went: boolean) => void>()
  let files: typeof import('./surfaces.ts') | undefined
  let surface: Surface | undefined
  /** Undefined as long as a token is awaited. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let post: Post = () => false
  let isReady = false
  let isExpired!: boolean

  function become(state: State, error: TielineError | null = null) {
    if (state === session.state) return
    Object.assign(session, { state, error })
    changed()
  }

  function setReady(isDrawn: boolean) {
    isReady = isDrawn
    if (!isDrawn) settle()
    become(!isDrawn ? 'loading' : session.isShown ? 'open' : 'ready')
  }

  /** The page of the widget has started or is gone: it no longer has to answer what was asked before. */
  function settle() {
    for (const [, resolve] of backs) resolve(false)
  }

  function ready() {
    surface?.drawn?.()
    setReady(true)
    run(options().onLoad)
    if (session.isShown) post({ type: 'open' })
  }

  const fail = (code: ErrorCode, params?: ErrorParameters) =>
    reporter.isOver() ? close() : session.end('failed', tielineError(code, params))
  const close = () => session.end('closed')
  const abort = () => session.end('closed', tielineError('ABORTED'))
  const ask = (isWanted: boolean) => isWanted && mode !== 'inline' && session.exit(false)
  const events = {
    onEscape: () => ask(options().closeOnEscape ?? true),
    onBackdrop: () => ask(options().closeOnBackdrop ?? false),
    onClose: () => ask(true),
    onGone: () => session.look(),
    onLost: setReady,
    signal: removed,
  }

  /** Waits for a token if there is none; then it is called again. An error has the code of what was attempted. */
  async function load() {
    let attempt: ErrorCode = 'SDK_INCOMPLETE'
    timer = setTimeout(() => fail(attempt, { timeout }), timeout)
    try {
      files ??= await import('./surfaces.ts')
      if (removed.aborted) return
      if (!surface) {
        attempt = 'CONTAINER_MISSING'
        surface = files[mode](options(), events, session.popup)
        if (session.isShown) surface.show?.()
      }
      const { token } = options()
      if (!token) {
        timer = clearTimeout(timer) as undefined
        return
      }
      attempt = 'TOKEN_FAILED'
      const given = await files.resolveToken(token)
      if (removed.aborted) return
      attempt = 'URL_INVALID'
      const { origin, href } = files.widgetAddress(options(), given)
      session.href = href
      post = openChannel({ ...events, prefix: prefix || 'tieline', origin, target: surface.window, onHello, receive })
      attempt = 'POPUP_BLOCKED'
      surface.load(href)
      attempt = 'WIDGET_TIMEOUT'
      // The page is left for the widget, which answers at `return_url`.
      if (!surface.window()) clearTimeout(timer)
    } catch (cause) {
      fail(attempt, { cause })
    }
  }

  function onHello(hasPort: boolean) {
    clearTimeout(timer)
    surface?.reveal?.()
    session.paint()
    setReady(false)
    if (hasPort) return
    reporter.note('ERROR', { error_code: 'VERSION_MISMATCH' })
    ready()
  }

  /** A host with a string calls `update()`. */
  function onExpired() {
    isExpired = true
    run(options().onTokenExpired)
    const { token } = options()
    if (typeof token === 'function')
      files?.resolveToken(token).then(session.renew, (cause) => reporter.error(tielineError('TOKEN_FAILED', { cause })))
  }

  const receive = createReceive(reporter, {
    ready,
    close,
    'close-iframe': close,
    escape: events.onEscape,
    'click-outside': events.onBackdrop,
    resize({ height }) {
      surface?.drawn?.()
      surface?.resize?.(height as number)
    },
    back: ({ request, went }) => backs.get(request)?.(went === true),
    'token-expired': onExpired,
  })

  const session: Session = {
    state: 'idle',
    error: null,
    href: null,
    isShown: false,
    popup,
    start(isShown) {
      session.isShown = isShown
      surface?.show?.()
      if (isReady) post({ type: 'open' })
      if (session.state === 'idle') {
        if (signal?.aborted) return abort()
        signal?.addEventListener('abort', abort, { signal: removed })
        // While the browser still counts the user's click, which does not last until a file has loaded.
        if (mode === 'popup') session.popup ??= open('', '', 'popup,width=480,height=760')
        else popup?.close()
        load()
      }
      // The last, because who hears of it may end the session.
      setReady(isReady)
    },
    exit(force) {
      if (!session.isShown || !isReady || !post({ type: 'exit', force })) close()
      else if (force) timer = setTimeout(close, endMs)
      else surface?.show?.()
    },
    back: () =>
      new Promise((resolve) => {
        const request = backs.size
        backs.set(request, resolve)
        if (!isReady || !post({ type: 'back', request })) resolve(false)
      }),
    // A copy: what a library has made of the host's object may not be cloned.
    paint: () => post({ type: 'theme', theme: { ...options().theme } }),
    renew(next) {
      if (!timer) {
        if (surface) load()
        return true
      }
      const waited = isExpired && typeof next === 'string' && post({ type: 'token', token: next })
      isExpired = false
      return waited
    },
    isOver: reporter.isOver,
    look() {
      if (surface?.isGone?.()) isReady || mode !== 'popup' ? close() : fail('POPUP_CLOSED')
      return !removed.aborted
    },
    end(state, error) {
      if (removed.aborted) return
      removal.abort()
      settle()
      surface?.remove?.()
      if (!state) return
      session.popup?.close()
      become(state, error)
      if (session.isShown) reporter.end(error ?? null)
    },
  }
  return session
}
