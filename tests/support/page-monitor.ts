/** Watches all pages and frames of a context for what no test should have to look for. */
import type { BrowserContext } from '@playwright/test'
import type { Monitor, Tolerance } from './tolerance.ts'
import { watchWidgets } from './widget-monitor.ts'

/** Origins of the test servers; a test that starts more of them adds theirs. */
const trusted = new Set(['SANDBOX', 'WIDGET', 'DEMO'].map((name) => originOf(process.env[`TIELINE_${name}_URL`] ?? '')))

export const trust = (url: string) => trusted.add(originOf(url))

/**
 * The context is reused, and the browser requests icons on its own: one that it requested for the page of an earlier test
 * may fail when that test has stopped its servers.
 */
function isIconOfEarlierPage(context: BrowserContext, url: string): boolean {
  if (!URL.canParse(url) || new URL(url).pathname !== '/favicon.ico') return false
  return context.pages().every((page) => page.frames().every((frame) => originOf(frame.url()) !== originOf(url)))
}

/** URLs without a host: the page made them itself. */
const isLocal = (url: string) => /^(about|blob|data):/.test(url)

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}

/**
 * Reports errors, policy violations and requests to other origins; and of widgets blank pages, more than one end, what was
 * typed in a console, storage, an address, the history or a message, and a Close that does not work or loses what was typed.
 */
export async function monitorPages(
  context: BrowserContext,
  tolerated: Tolerance,
  report: (problem: string) => void,
  /** How long a page may take to show something at the end, and something may lie over Close. */
  limitMs = 60_000,
): Promise<Monitor> {
  context.on('weberror', (event) => {
    const { stack, message } = event.error()
    if (!tolerated.uncaught?.some((pattern) => pattern.test(message))) report(`uncaught: ${stack || message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || tolerated.console?.some((pattern) => pattern.test(message.text()))) return
    if (isIconOfEarlierPage(context, message.location().url)) return
    report(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!isLocal(url) && !trusted.has(originOf(url)) && !tolerated.origins?.includes(originOf(url)))
      report(`request to another origin: ${request.method()} ${url}`)
  })
  await context.exposeBinding('reportViolation', ({ frame }, violation: string) => {
    if (!tolerated.violations?.some((pattern) => pattern.test(violation)))
      report(`policy violation: ${violation} in ${frame.url()}`)
  })
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportViolation(`${violatedDirective} by ${blockedURI} ${sourceFile ?? ''}`),
    )
  })
  return watchWidgets(context, tolerated, report, limitMs)
}
