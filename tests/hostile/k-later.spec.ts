/** K. Cases that the list does not name: answers, pictures, files and pages that are odd in further ways. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { trust } from '../support/browser.ts'
import * as make from './support/behaviours.ts'
import { costOf } from './support/cost.ts'
import { retry, signIn, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
import { picture, source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })

test('90 a method without a label, alone or beside others: shown by its number, and chosen', async ({ world }) => {
  const { api, widget } = world
  const methods = [{ mfa_method_id: 'sms', label: ' ' }]
  api.state.status = 'MfaMethodChoice'
  api.on('mfaMethodsGet', make.body({ title: null, methods }))
  await world.open()
  await widget.getByRole('button', { name: 'Method 1' }).click()
  await expect(success(world)).toBeVisible()
})

test('91 200 with the body of an error: wrong credentials are said, and can be corrected', async ({ world }) => {
  const { api, widget } = world
  api.on('connect', make.body({ error_code: 'INVALID_CREDENTIALS', display_message: 'Wrong.' }), make.valid)
  await toCredentials(world)
  await signIn(world)
  await widget.getByRole('button', { name: 'Try again' }).click()
  await signIn(world)
  await expect(success(world)).toBeVisible()
  expect(api.count('connect')).toBe(2)
})

test('92 a body without an end: given up, Retry', async ({ world }) => {
  const megabyte = ' '.repeat(2 ** 20)
  let isOver = false
  world.api.on(
    'sources',
    (response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      response.on('close', () => {
        isOver = true
      })
      const more = () => {
        while (!isOver && response.write(megabyte));
        if (!isOver) response.once('drain', more)
      }
      more()
    },
    make.valid,
  )
  await world.saveData()
  await toSources(world)
  await retry(world).click()
  await expect(world.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
  expect(isOver).toBe(true)
})

test('93 a browser that is wrong about being offline: Try Again reads', async ({ world }) => {
  world.api.on('sources', make.status(400))
  await toSources(world)
  // What remembers whether there is a network has arrived with the read that failed.
  await expect(retry(world)).toBeVisible()
  world.api.on('sources', make.valid)
  await world.frame().evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await retry(world).click()
  await expect(world.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
})

test('94 a status that lags behind credentials that were corrected: waited for, not taken for their rejection', async ({
  world,
}) => {
  const { api, widget } = world
  await toCredentials(world)
  const rejected = make.body({ status: 'InvalidCredentials' })
  api.on('status', rejected, rejected, rejected, make.valid)
  await signIn(world)
  await widget.getByRole('button', { name: 'Try again' }).click()
  const before = api.count('status')
  await signIn(world)
  await expect(success(world)).toBeVisible({ timeout: 20_000 })
  expect(api.count('status')).toBeGreaterThan(before)
})

test('95 a link that is dropped on a form: the page stays, with what was typed', async ({ world }) => {
  await toCredentials(world)
  await world.widget.getByLabel('Email address').fill(typed.username)
  const kept = await world.frame().evaluate(() =>
    ['h1', 'input[type=checkbox]', 'form'].map((selector) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/uri-list', 'https://evil.example/')
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      document.querySelector(selector)?.dispatchEvent(event)
      return event.defaultPrevented
    }),
  )
  expect(kept).toEqual([true, true, true])
  await expect(world.widget.getByLabel('Email address')).toHaveValue(typed.username)
})

test.describe('logos', () => {
  const elsewhere = 'http://evil.localhost:9'
  test.use({ tolerated: { console: [/evil\.localhost/], origins: [elsewhere], violations: [/^img-src/] } })

  test('96 a logo of another origin, and one that is redirected to it: the letter, and nothing goes there', async ({
    world,
  }) => {
    const { api, widget, page } = world
    const reached: string[] = []
    await page.route(`${elsewhere}/**`, (route) => {
      reached.push(route.request().url())
      return route.fulfill({ contentType: 'image/png', body: Buffer.from(picture, 'base64') })
    })
    await page.route(`${api.url}/moved.png`, (route) =>
      route.fulfill({ status: 302, headers: { location: `${elsewhere}/moved.png` } }),
    )
    api.state.sources = [
      source('Hydra Water', { logo_url: `${elsewhere}/logo.png` }),
      source('Moved Gas', { logo_url: `${api.url}/moved.png` }),
    ]
    await toSources(world)
    for (const name of ['Hydra Water', 'Moved Gas']) {
      const row = widget.getByRole('button', { name })
      await expect(row.locator('img')).toHaveCount(0)
      await expect(row.locator('.source-letter')).toHaveText(name.charAt(0))
    }
    expect(reached).toEqual([])
  })
})

test('96 a client’s logo that does not arrive: the letter, until it does', async ({ world }) => {
  const { api, widget, page } = world
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`${api.url}/slow.png`, async (route) => {
    await arrived
    await route.fulfill({ contentType: 'image/png', body: Buffer.from(picture, 'base64') })
  })
  await world.open({ client: { name: 'Northwind', image_url: `${api.url}/slow.png` } })
  const tile = widget.locator('[data-part=client]')
  await expect(tile.getByText('N', { exact: true })).toBeVisible()
  arrive()
  await expect(tile.getByText('N', { exact: true })).toHaveCount(0)
  await expect(tile.getByRole('img')).toHaveCSS('opacity', '1')
})

/** Drops files that the page makes itself: as many would not fit through the test's connection. */
async function drop(world: World, count: number, name: string): Promise<void> {
  await world.widget.locator('input[type=file]').waitFor({ state: 'attached' })
  await world.frame().evaluate(
    ([many, own]) => {
      const files = Array.from(
        { length: many },
        (_, at) =>
          new File([`%PDF-1.7 ${at}`], own.replace('*', String(at)), { type: 'application/pdf', lastModified: 1 }),
      )
      const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } })
      document.querySelector('main')?.dispatchEvent(event)
    },
    [count, name] as const,
  )
}

test('97 10,000 dropped files: taken, and the list stays usable', async ({ world }) => {
  await toInvoices(world)
  const remove = world.widget.getByRole('button', { name: /^Remove/ })
  const taken = await costOf(world.page, async () => {
    await drop(world, 10_000, '*.pdf')
    await expect(world.widget.getByText('10,000 files selected').first()).toBeVisible({ timeout: 30_000 })
  })
  expect(taken).toBeLessThan(5000)
  expect(await remove.count()).toBeLessThan(200)
  const cost = await costOf(world.page, async () => {
    await remove.first().click()
    await expect(world.widget.getByText('9,999 files selected').first()).toBeVisible()
  })
  expect(cost).toBeLessThan(300)
})

test('97 files of one name, size and date: each that differs is taken, and the same again is not', async ({
  world,
}) => {
  await toInvoices(world)
  await drop(world, 9, 'invoice.pdf')
  await expect(world.widget.getByRole('button', { name: 'Remove invoice.pdf' })).toHaveCount(9)
  await drop(world, 10, 'invoice.pdf')
  await drop(world, 1, 'last.pdf')
  await expect(world.widget.getByRole('button', { name: 'Remove last.pdf' })).toBeVisible()
  await expect(world.widget.getByRole('button', { name: 'Remove invoice.pdf' })).toHaveCount(10)
})

test('99 300 fields: a keystroke costs less than 100 ms', async ({ world }) => {
  const fields = Array.from({ length: 300 }, (_, at) => ({
    field_name: `f${at}`,
    field_label: `Field ${at}`,
    field_type: 'Text' as const,
  }))
  world.api.state.sources = [source('Hydra Water', { fields })]
  await toCredentials(world)
  const field = world.widget.getByLabel('Field 150', { exact: true })
  await field.fill('a')
  const keys = 10
  const cost = await costOf(world.page, async () => {
    await field.pressSequentially('b'.repeat(keys))
    await expect(field).toHaveValue(`a${'b'.repeat(keys)}`)
  })
  expect(cost / keys).toBeLessThan(100)
})

test('100 a host that is isolated from other origins (require-corp) shows the widget', async ({ world }) => {
  const { page, widgetUrl } = world
  const frame = `<iframe title="Widget" name="widget0" width="400" height="700" src="${widgetUrl}/?preview"></iframe>`
  const host = createServer((_, response) => {
    const headers = { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }
    const icon = '<link rel="icon" href="data:,">'
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.end(`<!doctype html><html lang="en"><title>Host</title>${icon}${frame}`)
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const url = `http://localhost:${(host.address() as AddressInfo).port}`
  trust(url)
  world.hasNoClose()
  await page.goto(url)
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  host.closeAllConnections()
  await new Promise((done) => host.close(done))
})

test('101 the page that opened the pop-up is left for another: that one gets no result, and Success is said', async ({
  world,
}) => {
  const { page, api, hostUrl, widgetUrl } = world
  world.hasNoClose()
  api.state.status = 'MfaQuestion'
  await page.goto(hostUrl)
  const opened = page.waitForEvent('popup')
  const token = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
  await page.evaluate(`open('${widgetUrl}/?token=${token}&origin=${encodeURIComponent(hostUrl)}')`)
  const popup: Page = await opened
  await expect(popup.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const other = createServer((_, response) => {
    const listen = 'received = []; addEventListener("message", ({ data }) => received.push(data.action))'
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Other</title><script>${listen}</script>`)
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const url = `http://localhost:${(other.address() as AddressInfo).port}`
  trust(url)
  await page.goto(url)
  await popup.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
  await popup.getByRole('button', { name: 'Verify' }).click()
  await expect(popup.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await popup.getByRole('button', { name: 'Finish' }).click()
  await expect.poll(() => page.evaluate('received')).toEqual(['tieline-close-iframe'])
  if (!popup.isClosed()) await popup.close()
  other.closeAllConnections()
  await new Promise((done) => other.close(done))
})
