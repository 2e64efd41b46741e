/** Reads configuration and address, starts a session, and draws it or the reason why there is none. */
import '../ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { freezeStates } from '../engine/index.ts'
import { type FlowIdentity, identityOf } from '../flow/index.ts'
import type { Config, Theme } from '../generated/config.types.ts'
import { type Language, preferredLanguage } from '../i18n/index.ts'
import { MissingFile } from '../screens/index.ts'
import type { Session } from '../session/index.ts'
import { type Address, parseAddress } from './address.ts'
import { boot } from './boot.ts'
import { type ConfigResult, readConfig } from './config.ts'
import { limitConnections } from './connection-policy.ts'
import { configBlockId } from './early-config.ts'
import { createHost } from './host.ts'
import { whenIdle } from './idle.ts'
import { monitor, type Warn, warnInConsole } from './monitor.ts'
import { Page } from './page.tsx'
import type { BootResult, PageState, Running } from './page-state.ts'
import { findTexts } from './page-texts.ts'
import { redirectTarget } from './redirect.ts'
import type { Host } from './report.ts'
import { changeHistory } from './routes.ts'
import { base, send } from './start.ts'
import { isSupported } from './supported.ts'
import { giveUp, markStarted, unavailablePart } from './unavailable.ts'
import { productView } from './view.ts'

markStarted()
whenParsed()
  .then(whenStyled)
  .then(() => (isSupported() ? openPage() : giveUp()))
  .catch((error) => {
    reportUnexpected(error, warnInConsole)
    giveUp()
  })

function reportUnexpected(error: unknown, warn: Warn) {
  if (error instanceof MissingFile) warn(error)
  else reportError(error)
}

/** The scripts are asynchronous: they may run before the page has its elements. */
function whenParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done))
}

/** The styles of the screens are linked after what the page paints first. Without them, the screens are drawn plainly. */
function whenStyled(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[data-screens]')
  if (!link || link.sheet) return
  return new Promise((done) => {
    link.addEventListener('load', done)
    link.addEventListener('error', done)
  })
}

async function openPage() {
  if (import.meta.env.DEV) freezeStates()
  const read = await readConfig(document.getElementById(configBlockId)?.textContent ?? null)
  const redirect = redirectTarget(location, read.config ?? {})
  if (redirect) location.replace(redirect)
  else await open(read)
}

async function open(read: ConfigResult) {
  const address = parseAddress(location.search)
  let warnNow: Warn = warnInConsole
  const warn: Warn = (problem) => warnNow(problem)
  const host = createHost(window, read.config, address.origin, warn)
  if (address.preview === null) host.hello()
  // What React's boundary catches is reported to the console and the monitoring as well.
  const root = createRoot(document.getElementById('app') as HTMLElement, {
    onCaughtError: (error) => reportUnexpected(error, warn),
  })
  const draw = await createPainter(root, host, read.config, warn)
  if (!read.config) {
    const { configurationProblem } = await import('./problem.ts')
    return draw(configurationProblem(host, read), preferredLanguage(navigator.languages))
  }
  const { config: found, ignored } = read
  if (ignored) import('./problem.ts').then((chunk) => chunk.logIgnored(ignored), warn)
  // Hot reload connects to the development server by a protocol that not every browser counts as 'self'.
  if (!import.meta.env.DEV) limitConnections(document, found, base)
  const { preview, locale } = address
  if (preview !== null) {
    await draw({ kind: 'loading', preview: true }, 'en')
    const opened = import('./preview.tsx').then((chunk) =>
      chunk.openPreview({ root, host, address: { preview, locale }, config: found, base }),
    )
    return opened.catch((error) => draw(unexpected(host, error), preferredLanguage(navigator.languages)))
  }
  if (window.parent === window && (found.webView || address.returnUrl !== null)) {
    const { openTopPage } = await import('./top-page.ts')
    const failure = openTopPage(host, found, address.returnUrl)
    if (failure) return draw(failure, preferredLanguage(navigator.languages))
  }
  let flow: FlowIdentity | null = null
  const started = ({ flow: own }: Running) => {
    flow = identityOf(own)
  }
  const options = { config: found, host, draw, started, warn }
  host.controls.renew = (token) => {
    // The address keeps it for a reload.
    const query = new URLSearchParams(location.search)
    if (query.get('token') === token) return
    query.set('token', token)
    changeHistory(history, 'replaceState', history.state, `?${query}`)
    void start({ ...options, address: parseAddress(`?${query}`) })
  }
  const drawn = start({ ...options, address })
  warnNow = monitor(found, window, drawn, () => flow)
  await drawn
}

/**
 * The page has painted the loading screen already, without its Close button. To draw it takes as long as half a first
 * screen, so a session that starts soon does not wait for it (docs/decisions/0024).
 */
async function whenLate(): Promise<void> {
  await new Promise((late) => setTimeout(late, 250))
  await whenIdle(window)
}

function unexpected(host: Host, error: unknown): BootResult {
  reportError(error)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', cause: 'unexpected', details: [error instanceof Error ? error.message : String(error)] }
}

type Draw = (shown: PageState, language: Language) => Promise<void>

interface StartOptions {
  config: Config
  address: Address
  host: Host
  draw: Draw
  /** Called when a session has a flow. */
  started: (running: Running) => void
  warn: Warn
}

/** The number of starts: with another token the session starts again. */
let starts = 0
let session: Session | null = null

async function start(options: StartOptions): Promise<void> {
  const { host, draw, started } = options
  starts += 1
  const own = starts
  session?.dispose()
  const booting = boot({ ...options, base, send }).catch((error) => unexpected(host, error))
  const loading: PageState = { kind: 'loading' }
  host.report({ kind: 'page', shown: loading })
  const isWaiting = await Promise.race([booting.then(() => false), whenLate().then(() => true)])
  if (isWaiting) await draw(loading, preferredLanguage(navigator.languages))
  const booted = await booting
  const retry = () => void start(options)
  if (own !== starts) {
    if (booted.kind === 'running') booted.session.dispose()
  } else if (booted.kind === 'running') {
    session = booted.session
    started(booted)
    await draw(booted, booted.language)
  } else await draw({ ...booted, retry }, preferredLanguage(navigator.languages))
}

/** Returns a function that draws the page in a language and sets `lang`, for speech and hyphenation. */
async function createPainter(
  root: ReturnType<typeof createRoot>,
  host: Host,
  config: Config | null,
  warn: Warn,
): Promise<Draw> {
  let theme: Theme = {}
  let render = () => {}
  host.controls.theme = (given) => {
    theme = given
    render()
  }
  return async (shown, language) => {
    const text = await findTexts(shown, language, warn)
    document.documentElement.lang = text.locale
    if (shown.kind === 'loading') document.title = text.format('app.title', { product: productView(config).name })
    render = () => root.render(<Page shown={shown} text={text} host={host} config={config} theme={theme} />)
    render()
    unavailablePart()?.remove()
    host.report({ kind: 'page', shown })
  }
}
