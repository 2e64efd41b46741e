/** The installed package in a new Vite app with React, and its script in a plain page, against the widget in it. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { listen, type Running, serveWidget } from '../../scripts/widget-server.ts'
import { fakeResult } from '../../src/embed/testing/index.ts'
import { flowsRoot } from '../e2e/support/flows-root.ts'
import { mintToken } from '../e2e/support/widget.ts'
import { expect, test, trust } from '../support/browser.ts'
import { install, node, packFolder, tool } from './support/install.ts'

// One worker, so that the app is built once.
test.describe.configure({ mode: 'default' })

const app = join(packFolder, 'app')
const installed = join(app, 'node_modules/tieline')
const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''
const api = `${sandbox}/api/v1`

/** What a tool says that finds nothing. */
const clean = { code: 0, stdout: '' }

let widget: Running
let host: Running

test.beforeAll(async () => {
  await cp(join(import.meta.dirname, 'app'), app, { recursive: true })
  await install(app)
  expect(await tool(app, 'vite/bin/vite.js', 'build', '--logLevel', 'error')).toEqual(clean)
  widget = await serveWidget({
    root: join(installed, 'dist/widget'),
    flowsRoot,
    config: { sandboxApiHost: api, apiHost: api, sandboxApiKey: 'sandbox' },
    origins: { connect: [sandbox], images: [sandbox], ancestors: ['*'] },
    port: 0,
  })
  const server = new Hono()
  server.get('/embed.js', serveStatic({ path: join(installed, 'dist/script/embed.js') }))
  server.get('/script.html', serveStatic({ path: join(import.meta.dirname, 'script.html') }))
  server.get('/fake-widget/*', serveStatic({ root: join(installed, 'dist') }))
  server.get('*', serveStatic({ root: join(app, 'dist') }))
  host = await listen(server, 0)
  for (const { url } of [widget, host]) trust(url)
})

test.afterAll(() => Promise.all([widget, host].map((server) => server?.close())))

/** Connects an account in the widget, with as few steps as the specification's flow has. */
async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect an account' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('listitem').getByRole('button').first().click()
  await frame.locator('input[autocomplete=username]').fill('user_good')
  await frame.locator('input[autocomplete=current-password]').fill('pass_good')
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Submit' }).click()
  await frame.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('status')).toHaveText(/^public-sandbox-/)
}

const open = async (page: Page, path: string) => {
  const token = await mintToken({ show_step_consent: false, account_select_mode: 'All' })
  // The part after # is in no request.
  await page.goto(`${host.url}${path}#${new URLSearchParams({ url: widget.url, session: token })}`)
}

test('an account is connected in the app', async ({ page }) => {
  await open(page, '/')
  await connect(page)
})

test('the app keeps the import of the custom element, which has no name', async ({ page }) => {
  await open(page, '/')
  expect(await page.evaluate(() => customElements.get('tieline-link') !== undefined)).toBe(true)
})

test('an account is connected in a page that loads the script twice', async ({ page }) => {
  await open(page, '/script.html')
  await expect(page.locator('html')).toHaveAttribute('data-same', 'true')
  await connect(page)
})

test('the fake widget takes the place of the real one', async ({ page }) => {
  const url = `${host.url}/fake-widget/fake-widget.html?scenario=success`
  await page.goto(`${host.url}/#${new URLSearchParams({ url, session: 'any' })}`)
  await page.getByRole('button', { name: 'Connect an account' }).click()
  await expect(page.getByRole('status')).toHaveText(String(fakeResult.public_token))
})

test('its types are what an app needs', async () => {
  expect(await tool(app, 'typescript/bin/tsc', '--project', '.')).toEqual(clean)
})

test('the component renders on a server', async () => {
  const program = `import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Tieline } from 'tieline/embed/react'
    console.log(renderToString(createElement(Tieline, { url: 'https://widget.example.com', token: 'a token', className: 'place' })))`
  const { stdout } = await node(app, '--input-type=module', '--eval', program)
  expect(stdout.trim()).toBe('<div class="place"></div>')
})
