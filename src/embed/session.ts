/** One session: from the token to the removal of the widget. */
import { openChannel, type Post } from './channel.ts'
import { tielineError } from './errors.ts'
import { createInline } from './inline.ts'
import { createLedger, run } from './ledger.ts'
import { createOverlay } from './overlay.ts'
import { createPopup, createRedirect } from './popup.ts'
import type { WidgetMessage } from './protocol.ts'
import type { Surface } from './surface.ts'
import { fetchToken, widgetAddress } from './token.ts'
import type { State, TielineError, TielineOptions } from './types.ts'

const factories = { overlay: createOverlay, inline: createInline, popup: createPopup, redirect: createRedirect }

export interface Session {
  readonly isShown: boolean
  readonly href: string | null
  show: () => void
  exit: (force: boolean) => void
  back: () => Promise<boolean>
  /** Tells the widget its theme. */
  paint: () => void
  /** Gives an expired session another token; returns whether it waited for one. */
  renew: (token: string) => boolean
  /** Removes the widget. Without a state the caller starts again, so that no callback ends the session. */
  end: (state: 'closed' | 'failed' | null, cause?: TielineError) => void
}

export type Report = (state: State, cause: TielineError | null) => void

type Handlers = { [T in WidgetMessage['type']]: (message: Extract<WidgetMessage, { type: T }>) => void }

export function createSession(options: () => TielineOptions, report: Report): Session & { start: () => void } {
  const { token, mode = 'overlay', timeout = 30_000, messagePrefix: prefix = 'tieline', signal } = options()
  const removal = new AbortController()
  const ledger = createLedger(options)
  const backs = new Map<number, (went: boolean) => void>()
  let surface: Surface | null = null
  let href: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let post: Post = () => false
  let isShown = false
  let isReady = false
  let isExpired = false
  /** The token that replaced the one in the address. A page that reloads needs it again. */
  let renewed: string | null = null
  let requests = 0

  const tell = () => report(isReady ? (isShown ? 'open' : 'ready') : 'loading', null)
  const fail = (cause: unknown) => session.end('failed', cause as TielineError)
  const ask = (isWanted: boolean) => {
    if (isWanted && mode !== 'inline') session.exit(false)
  }
  const escape = () => ask(options().closeOnEscape ?? true)
  const backdrop = () => ask(options().closeOnBackdrop ?? false)

  async function load() {
    const given = typeof token === 'function' ? await fetchToken(token) : token
    if (given === null || !surface || removal.signal.aborted) return
    const address = widgetAddress(options(), given)
    href = address.href
    const { origin } = address
    post = openChannel({ prefix, origin, target: surface.window, signal: removal.signal, onHello, onMessage })
    surface.load(href)
  }

  function onHello(version: number | null) {
    clearTimeout(timer)
    isReady = version === null
    surface?.reveal()
    if (renewed !== null) post({ type: 'token', token: renewed })
    session.paint()
    if (isShown) post({ type: 'open' })
    if (isReady) {
      ledger.note('ERROR', { error_code: 'VERSION_MISMATCH' })
      run(options().onLoad)
    }
    tell()
  }

  const handlers: Handlers = {
    ready: () => {
      isReady = true
      tell()
      run(options().onLoad)
    },
    event: ledger.event,
    success: ({ result }) => ledger.success(result),
    error: ({ reason }) => ledger.fault(tielineError('WIDGET_ERROR', { reason })),
    close: () => session.end('closed'),
    escape,
    'click-outside': backdrop,
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
  const onMessage = (message: WidgetMessage) => (handlers[message.type] as (received: WidgetMessage) => void)(message)

  const session: Session & { start: () => void } = {
    get isShown() {
      return isShown
    },
    get href() {
      return href
    },
    start() {
      tell()
      if (signal?.aborted) return session.end('closed', tielineError('ABORTED'))
      signal?.addEventListener('abort', () => session.end('closed', tielineError('ABORTED')), { signal: removal.signal })
      try {
        surface = factories[mode](options(), { escape, backdrop, gone, signal: removal.signal })
        if (isShown) surface.show()
      } catch (error) {
        return fail(error)
      }
    },
    show() {},
  }
  return session
}
