/** An API that redirects calls to another origin: no file, token or credential follows. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { expect, type Fixtures, test, trust } from '../support/browser.ts'
import { mintToken, serveOther } from './support/widget.ts'

const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, content-type, x-api-key' }

test.use({ tolerated: { console: [/./], violations: [/^(connect|img)-src by /] } })

async function listen(answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end()
    else answer(request, Buffer.concat(chunks), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

/**
 * The sandbox behind a server that redirects one call to another origin. The header of the widget permits connections to
 * every server, so that only the widget's own policy is left.
 */
async function openRedirected(
  { browser, monitor }: Pick<Fixtures, 'monitor'> & { browser: Browser },
  call: string,
  work: (page: Page) => Promise<void>,
): Promise<string[]> {
  const received: string[] = []
  const other = await listen(({ url }, body, response) => {
    received.push(`${url} ${body.length}`)
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{"data":{},"public_token":"p"}')
  })
  const api = await listen(async ({ url, headers }, body, response) => {
    if (url?.endsWith(call)) return response.writeHead(307, { ...cors, location: other.url + url }).end()
    const { 'content-type': type = '', 'x-api-key': key = '' } = headers as Record<string, string>
    const answer = await fetch(sandbox + url, {
      method: 'POST',
      headers: { 'content-type': type, 'x-api-key': key },
      body: String(body),
    })
    return response.writeHead(answer.status, cors).end(await answer.text())
  })
  const config = { apiHost: `${api.url}/api/v1`, sandboxApiKey: 'sandbox' }
  const widget = await serveOther(config, ['http://localhost:*', api.url, other.url])
  for (const { url } of [api, other, widget]) trust(url)
  const context = await browser.newContext()
  await monitor(context)
  try {
    const page = await context.newPage()
    await page.goto(`${widget.url}/?token=${await mintToken({ allow_document_upload: true })}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await work(page)
    return received
  } finally {
    await context.close()
    await widget.close()
    for (const { close } of [api, other]) close()
  }
}

test('an upload is not redirected to another origin', async ({ browser, monitor }) => {
  const received = await openRedirected({ browser, monitor }, '/link/upload', async (page) => {
    await page.getByRole('button', { name: 'Upload my invoices' }).click()
    await page.getByRole('listitem').getByRole('button').first().click()
    const buffer = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(100_000)])
    await page.locator('input[type=file]').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer }])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upload your last 12 invoices' })).toBeVisible()
  })
  expect(received).toEqual([])
})

test('credentials are not redirected to another origin', async ({ browser, monitor }) => {
  const received = await openRedirected({ browser, monitor }, '/link/connect', async (page) => {
    await page.getByRole('button', { name: 'Connect my account' }).click()
    await page.getByRole('listitem').getByRole('button').first().click()
    await page.locator('input[autocomplete=username]').fill('user_good')
    await page.locator('input[autocomplete=current-password]').fill('pass_good')
    await page.getByRole('checkbox').check()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/link/connect'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await failed
  })
  expect(received).toEqual([])
})
