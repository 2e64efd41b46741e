/**
 * How many requests wait for each other until the first screen can be used. A wave is let go when all of it is held, so
 * nothing in it waits for a response to the rest of it; and nothing later is let go at all.
 */
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { listen } from '../../scripts/widget-server.ts'
import budgets from '../budgets/budgets.json' with { type: 'json' }
import { expect, test, trust } from '../support/browser.ts'
import { holdRequests } from './support/held-requests.ts'
import { mintToken, serveOther, widgetUrl } from './support/widget.ts'

const { criticalPath, criticalPathWithPreflight } = budgets.firstScreen
const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''

const document = ['GET /']
const files = ['app.css', 'app.js', 'core.js', 'start.css', 'start.js', 'vendor.js', 'watch.js'].map(
  (file) => `GET /assets/${file}`,
)
const flowAndLanguage = ['GET /assets/en.js', 'GET /flows/connect.flow.json']
const calls = ['/api/v1/link/connection/status', '/api/v1/link/info']
const reads = calls.map((path) => `POST ${path}`)
const preflights = calls.map((path) => `OPTIONS ${path}`)

/** Opens the widget in waves, and fails if it can't be used after the last. */
async function openInWaves(page: Page, url: string, waves: readonly string[][]): Promise<void> {
  const requests = await holdRequests(page)
  const arrival = page.goto(`${url}/?token=${await mintToken()}`)
  for (const [at, wave] of waves.entries()) {
    await expect.poll(requests.held, { message: `wave ${at + 1}` }).toEqual(wave)
    await requests.release()
  }
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await arrival
  // What it requests now is still held, and no server has heard of it.
  await page.close()
}

/** The widget and the API on one origin. */
async function serveOnOneOrigin() {
  const config = { apiHost: '', sandboxApiHost: '', sandboxApiKey: 'sandbox' }
  const widget = await serveOther(config, [], [sandbox])
  const app = new Hono()
  app.all('/api/*', ({ req }) => proxy(sandbox + req.path, req))
  app.all('*', ({ req }) => proxy(widget.url + req.path, req))
  const site = await listen(app, 0)
  trust(site.url)
  config.apiHost = `${site.url}/api/v1`
  config.sandboxApiHost = config.apiHost
  return { url: site.url, close: () => Promise.all([site.close(), widget.close()]) }
}

test('the first screen waits for no more requests, one after another, than its budget', async ({ page }) => {
  const site = await serveOnOneOrigin()
  const waves = [document, files, [...flowAndLanguage, ...reads]]
  expect(waves.length).toBeLessThanOrEqual(criticalPath)
  await openInWaves(page, site.url, waves)
  await site.close()
})

test('where the API has another origin, its preflight is one request more', async ({ page }) => {
  const waves = [document, files, [...flowAndLanguage, ...preflights], reads]
  expect(waves.length).toBeLessThanOrEqual(criticalPathWithPreflight)
  await openInWaves(page, widgetUrl, waves)
})
