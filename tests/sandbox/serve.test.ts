import { setupServer } from 'msw/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createSandbox, serveSandbox } from '../../src/sandbox/index.ts'
import { sandboxHandlers } from '../support/sandbox-msw.ts'
import { sourceId } from '../support/sources.ts'

const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }
const closing: (() => unknown)[] = []

afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** The two ways to reach the app. Both must carry JSON, empty bodies, files and errors. */
const servers: Record<string, () => Promise<string>> = {
  'a port': async () => {
    const { url, close } = await serveSandbox({ port: 0 })
    closing.push(close)
    return url
  },
  MSW: async () => {
    const server = setupServer(...sandboxHandlers(createSandbox(), 'https://sandbox.test'))
    server.listen({ onUnhandledRequest: 'error' })
    closing.push(() => server.close())
    return 'https://sandbox.test'
  },
}

describe.each(Object.entries(servers))('the sandbox behind %s', (_, open) => {
  it('answers', async () => {
    const url = await open()
    const post = (path: string, body: unknown) =>
      fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { link_token } = (await (await post('/link/token/create', {})).json()) as { link_token: string }
    const info = (await (await post('/link/info', { link_token })).json()) as { image_url: string }
    expect(info.image_url).toBe(`${url}/logos/client.svg`)
    expect((await fetch(info.image_url)).headers.get('content-type')).toBe('image/svg+xml')
    const reported = await post('/link/connection/error', { link_token, email: 'a@example.com' })
    expect([reported.status, await reported.text()]).toEqual([204, ''])
    expect((await post('/link/info', {})).status).toBe(400)
    const form = new FormData()
    form.set('link_token', link_token)
    form.set('source_id', sourceId('hydra-water'))
    form.append('files', new File(['%PDF-1.4'], 'a.pdf'))
    const uploaded = await fetch(`${url}/api/v1/link/upload`, {
      method: 'POST',
      headers: { 'x-api-key': 'sandbox' },
      body: form,
    })
    expect(await uploaded.json()).toMatchObject({ data: { count: 1 } })
  })
})

it('reports a port that is taken', async () => {
  const { url, close } = await serveSandbox({ port: 0 })
  closing.push(close)
  await expect(serveSandbox({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
