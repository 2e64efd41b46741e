/** `test` with a widget that reports to a local collector. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { serveWidget } from '../../../scripts/widget-server.ts'
import { test as base, expect, trust } from '../../support/browser.ts'
import { monitorPages } from '../../support/page-monitor.ts'
import type { Tolerance } from '../../support/tolerance.ts'
import { type Collector, startCollector } from './collector.ts'
import { flowsRoot } from './flows-root.ts'

const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''
const api = `${sandbox}/api/v1`
export const projectKey = '0123456789abcdef0123456789abcdef'

interface Monitored {
  /** Opens a page in which uncaught errors are expected; any other problem fails the test. */
  open: (query: string, tolerated?: Tolerance) => Promise<Page>
  widget: string
  collector: Collector
}

interface Options {
  monitoring: object | undefined
  /** What the collector answers; null: it hangs up. */
  answer: number | null
}

export const test = base.extend<Options & { monitored: Monitored }>({
  monitoring: [undefined, { option: true }],
  answer: [202, { option: true }],
  monitored: async ({ browser, monitoring, answer }, use) => {
    const collector = await startCollector(answer)
    const { url: widget, close } = await serveWidget({
      root: fileURLToPath(new URL('../../../dist/widget', import.meta.url)),
      flowsRoot,
      config: {
        apiHost: api,
        sandboxApiKey: 'sandbox',
        monitoring: monitoring ?? { projectKey, endpoint: `${collector.url}/` },
      },
      origins: { connect: [sandbox, collector.url], images: [sandbox], ancestors: ['*'] },
      port: 0,
    })
    for (const url of [widget, collector.url]) trust(url)
    const context = await browser.newContext()
    const problems: string[] = []
    await use({
      widget,
      collector,
      open: async (query, tolerated = {}) => {
        await monitorPages(context, tolerated, (problem) => problems.push(problem))
        const page = await context.newPage()
        await page.goto(`${widget}/${query}`)
        return page
      },
    })
    await context.close()
    await Promise.all([close(), collector.close()])
    expect(problems.filter((problem) => !problem.startsWith('uncaught: '))).toEqual([])
  },
})

export async function mintToken(): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }
  const answer = await fetch(`${api}/link/token/create`, { method: 'POST', headers, body: '{}' })
  return ((await answer.json()) as { link_token: string }).link_token
}
