/**
 * Reads configuration and address, starts a session, and has it drawn, or the reason why there is none. Without React, so
 * that all of it happens while React arrives (docs/decisions/0024).
 */
import { freezeStates } from '../engine/index.ts'
import { type FlowIdentity, identityOf } from '../flow/index.ts'
import type { Config } from '../generated/config.types.ts'
import { inTime, MissingFile } from '../screens/index.ts'
import { type Address, parseAddress } from './address.ts'
import { boot } from './boot.ts'
import { readConfig } from './config.ts'
import type { ConfigResult } from './config-problems.ts'
import { limitConnections } from './connection-policy.ts'
import { configBlockId } from './early-config.ts'
import { createHost } from './host.ts'
import { whenIdle } from './idle.ts'
import { monitor, type Warn, warnInConsole } from './monitor.ts'
import type { PageState, Running, StartFailure } from './page-state.ts'
import { type Draw, painter } from './painter.ts'
import { redirectTarget } from './redirect.ts'
import type { Host } from './report.ts'
import { changeHistory } from './routes.ts'
import { base, browserLanguage, send } from './start.ts'
import { isSupported } from './supported.ts'
import { giveUp, unavailablePart } from './unavailable.ts'

/** Styles that hang also keep the page from being parsed to its end. Without them, the screens are drawn plainly. */
const styled = inTime(whenParsed().then(whenStyled)).catch(() => {})

Promise.race([whenParsed(), styled])
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

/** The styles of the screens are linked after what the page paints first. */
function whenStyled(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[data-screens]')
  if (!link || link.sheet) return Promise.resolve()
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
  const onCaughtError = (error: unknown) => reportUnexpected(error, warn)
  const painting = painter.then((create) =>
    create({ host, config: read.config, warn, onCaughtError, onLeave: () => end() }),
  )
  const draw: Draw = async (shown, language) => {
    const [{ draw: drawNow }] = await Promise.all([painting, styled])
    const isLate = unavailablePart()?.hasAttribute('data-why')
    await drawNow(shown, language)
    // The page without code has said hello, and the channel of the hello before is closed.
    if (isLate && address.preview === null) host.hello()
  }
  // Hot reload connects to the development server by a protocol that not every browser counts as 'self'.
  if (read.config && !import.meta.env.DEV) limitConnections(document, read.config, base)
  if (isOther(read, address)) {
    const opening = inTime(import('./other-page.ts')).then(async ({ openOther }) => {
      const { root } = await painting
      return openOther({ read, address, root, host, draw, base, warn })
    })
    const other = await opening.catch((error) => unexpected(host, error, warn))
    if (other === 'opened') return
    if (other) return draw(other, browserLanguage)
  }
  const found = read.config as Config
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

/** A session in a frame, with a configuration as it should be, needs nothing of `other-page.ts`. */
function isOther(read: ConfigResult, { preview, returnUrl }: Address): boolean {
  if (!read.config || read.ignored || preview !== null) return true
  return window.parent === window && (read.config.webView !== undefined || returnUrl !== null)
}

/**
 * As long as the shell of the page stands, it looks like the loading screen, without its Close button. To draw that takes
 * as long as half a first screen, so a session that starts soon does not wait for it (docs/decisions/0024).
 */
async function whenLate(): Promise<void> {
  if (!document.querySelector('.shell')) return
  await new Promise((late) => setTimeout(late, 250))
  await whenIdle(window, { timeout: 500 })
}

/** What happened is no matter of the user's: the console and the monitoring have it. */
function unexpected(host: Host, error: unknown, warn: Warn): StartFailure {
  reportUnexpected(error, warn)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'problem', cause: 'unexpected', details: [] }
}

interface StartOptions {
  config: Config
  address: Address
  host: Host
  draw: Draw
  /** Called when a session has a flow. */
  started: (running: Running) => void
  warn: Warn
}

/** Ends the last start: the user has left, or starts again. */
let end = () => {}

async function start(options: StartOptions): Promise<void> {
  const { host, draw, started, warn } = options
  end()
  const controller = new AbortController()
  const { signal } = controller
  end = () => controller.abort()
  const booting = boot({ ...options, base, send, signal }).catch((error) =>
    signal.aborted ? null : unexpected(host, error, warn),
  )
  const loading: PageState = { kind: 'loading' }
  host.report({ kind: 'page', shown: loading })
  const isWaiting = await Promise.race([booting.then(() => false), whenLate().then(() => true)])
  if (isWaiting) await draw(loading, browserLanguage)
  const booted = await booting
  if (!booted || signal.aborted) return
  if (booted.kind === 'running') {
    started(booted)
    await draw(booted, booted.language)
  } else await draw({ ...booted, retry: () => void start(options) }, browserLanguage)
}
