/** `test` for browser tests: each one also fails by what the page did wrong without anybody looking. */
import { type BrowserContext, test as base, expect } from '@playwright/test'

export interface Tolerance {
  /** Errors in the console that the test provokes. */
  console?: readonly RegExp[]
  /** Uncaught errors that the test provokes. */
  uncaught?: readonly RegExp[]
  /** Origins beside the three servers that the test lets the page ask. */
  origins?: readonly string[]
}

export interface Fixtures {
  /** `test.use({ tolerated: { console: [/status of 500/] } })`. */
  tolerated: Tolerance
  /** Watches a context of the test's own as well: `await watch(await browser.newContext())`. */
  watch: (context: BrowserContext) => Promise<void>
}

/** Origins of our own servers; a test that starts more of them adds theirs. */
const servers = new Set(['SANDBOX', 'WIDGET', 'DEMO'].map((name) => originOf(process.env[`TIELINE_${name}_URL`] ?? '')))

export const trust = (url: string) => servers.add(originOf(url))

/** Has no host: the page made it itself. */
const isLocal = (url: string) => /^(about|blob|data):/.test(url)

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}

export const test = base.extend<Fixtures>({
  tolerated: [{}, { option: true }],

  watch: [
    async ({ context, tolerated }, use) => {
      const troubles: string[] = []
      const watch = (each: BrowserContext) => report(each, tolerated, (trouble) => troubles.push(trouble))
      await watch(context)
      await use(watch)
      expect(troubles, 'what the page did wrong unasked').toEqual([])
    },
    { auto: true },
  ],
})

/** Tells of errors, broken policies and questions to strangers, from all pages and frames of a context. */
export async function report(
  context: BrowserContext,
  tolerated: Tolerance,
  tell: (trouble: string) => void,
): Promise<void> {
  context.on('weberror', (event) => {
    const { stack, message } = event.error()
    if (!tolerated.uncaught?.some((pattern) => pattern.test(message))) tell(`uncaught: ${stack ?? message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || tolerated.console?.some((pattern) => pattern.test(message.text()))) return
    tell(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!isLocal(url) && !servers.has(originOf(url)) && !tolerated.origins?.includes(originOf(url)))
      tell(`asked a stranger: ${request.method()} ${url}`)
  })
  await context.exposeBinding('tellViolation', ({ frame }, violation: string) =>
    tell(`policy violated: ${violation} in ${frame.url()}`),
  )
  await context.addInitScript(() => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (violation: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      tellViolation(`${violatedDirective} by ${blockedURI} ${sourceFile ?? ''}`),
    )
  })
}

export { expect }
