/** One session: from the token to the removal of the widget. */
import type { HostEventName, Reason, WidgetPortMessage } from '../generated/messages.types.ts'
import { widgetAddress } from './address.ts'
import { openChannel, type Post } from './channel.ts'
import type { Session } from './controls.ts'
import { tielineError } from './errors.ts'
import { createLedger, run } from './ledger.ts'
import { isRecord, type Keys } from './read.ts'
import type { Surface } from './surface.ts'
import type { ErrorCode, ErrorParameters, LinkMetadata, State, TielineError, TielineOptions } from './types.ts'

/** How long the widget may take to tell its end when it is forced to end. */
const endMs = 1000

/** How often the session looks whether its window or frame is still there; no event tells it. */
const lookMs = 300

/** Unknown types are ignored; values are checked where they are used. */
type Handlers = { [T in WidgetPortMessage['type']]: (message: Keys) => void }

/** @param changed called after each change of the state */
export function createSession(options: () => TielineOptions, changed: () => void): Session {
  const { mode = 'overlay', timeout = 30_000, messagePrefix: prefix = 'tieline', signal } = options()
  const removal = new AbortController()
  const ledger = createLedger(options)
  const backs: ((went: boolean) => void)[] = []
  let surface: Surface | undefined
  let popup: Window | null = null
  /** Undefined until there is a token. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  let post: Post = () => false
  let isReady = false
  let isExpired = false
  let isPlain = false

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
    tell(true)
    run(options().onLoad)
  }

  const fail = (code: ErrorCode, params?: ErrorParameters) => session.end('failed', tielineError(code, params))
  const abort = () => session.end('closed', tielineError('ABORTED'))
  const ask = (isWanted: boolean) => isWanted && mode !== 'inline' && session.exit(false)
  const events = {
    onEscape: () => ask(options().closeOnEscape ?? true),
    onBackdrop: () => ask(options().closeOnBackdrop ?? false),
    signal: removal.signal,
  }

  /** Waits for a token if there is none; then it is called again. An error has the code of what was attempted. */
  async function load() {
    let attempt: ErrorCode = 'SDK_INCOMPLETE'
    try {
      if (!surface) {
        // While the browser still counts the user's click, which does not last until the file has loaded.
        if (mode === 'popup') popup = open('', '', 'popup,width=480,height=760')
        const create = (await import('./surfaces.ts'))[mode]
        if (removal.signal.aborted) return
        attempt = 'CONTAINER_MISSING'
        surface = create(options(), events, popup)
        looking = setInterval(session.look, lookMs)
        if (session.isShown) surface.show?.()
      }
      const { token } = options()
      if (token === null) return
      attempt = 'TOKEN_FAILED'
      timer = setTimeout(() => fail(attempt, { timeout }), timeout)
      const given = typeof token === 'string' ? token : await token()
      if (removal.signal.aborted) return
      if (!given) return fail(attempt)
      attempt = 'URL_INVALID'
      const { origin, href } = widgetAddress(options(), given)
      session.href = href
      post = openChannel({ prefix, origin, target: surface.window, signal: removal.signal, onHello, onMessage })
      attempt = 'POPUP_BLOCKED'
      surface.load(href)
      attempt = 'WIDGET_TIMEOUT'
    } catch (cause) {
      fail(attempt, { cause })
    }
  }

  function onHello(isConnected: boolean) {
    clearTimeout(timer)
    isPlain = !isConnected
    surface?.reveal?.()
    session.paint()
    if (session.isShown) post({ type: 'open' })
    tell(false)
    if (isConnected) return
    ledger.note('ERROR', { error_code: 'VERSION_MISMATCH' })
    ready()
  }

  const handlers: Handlers = {
    ready,
    event: ({ name, metadata, ts }) => {
      if (isRecord(metadata)) ledger.event(name as HostEventName, { ...metadata, ts } as LinkMetadata)
    },
    success: ({ result }) => {
      if (isRecord(result)) ledger.success(result)
      if (isPlain) ledger.note('HANDOFF')
    },
    error: ({ reason }) => {
      ledger.fault(tielineError('WIDGET_ERROR', { reason }))
      if (isPlain) ledger.note('ERROR', { error_code: reason as Reason })
    },
    close: () => session.end('closed'),
    escape: events.onEscape,
    'click-outside': events.onBackdrop,
    resize: ({ height }) => surface?.resize?.(height as number),
    back: ({ request, went }) => backs[request as number]?.(went === true),
    'token-expired': () => {
      isExpired = true
      run(options().onTokenExpired)
      const { token: next } = options()
      if (typeof next === 'function')
        next().then(session.renew, (cause) => ledger.fault(tielineError('TOKEN_FAILED', { cause })))
    },
  }

  function onMessage(message: Keys) {
    const { type } = message
    if (typeof type === 'string' && Object.hasOwn(handlers, type)) handlers[type as keyof Handlers](message)
  }

  const session: Session = {
    state: 'idle',
    error: null,
    href: null,
    isShown: false,
    start(isShown) {
      const isNew = session.state === 'idle'
      session.isShown = isShown
      tell(isReady)
      surface?.show?.()
      post({ type: 'open' })
      if (!isNew) return
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { signal: removal.signal })
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
      clearInterval(looking)
      for (const resolve of backs) resolve(false)
      surface?.remove?.()
      popup?.close()
      if (!state) return
      become(state, error)
      if (session.isShown) ledger.end(error ?? null)
    },
  }
  return session
}
