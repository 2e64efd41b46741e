/** The SDK in a browser, on a page with a strict policy and Trusted Types, with the real widget. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { texts } from './support/demo.ts'
import {
  callsOf,
  type EmbedHost,
  frameOf,
  type HostWindow,
  makeLink,
  serveHost,
  stateOf,
} from './support/embed-host.ts'
import { connectIn } from './support/hosts.ts'
import { mintToken, signIn, widgetUrl } from './support/widget.ts'

let host: EmbedHost
test.beforeAll(async () => {
  host = await serveHost(widgetUrl)
})
test.afterAll(() => host.close())

const opener = (page: Page) => page.getByRole('button', { name: 'Connect' })
const isIn = (page: Page, state: string) => expect.poll(() => stateOf(page)).toBe(state)

async function openWidget(page: Page, options: Partial<Parameters<typeof makeLink>[1]> = {}, client = {}) {
  await page.goto(host.url)
  await makeLink(page, { url: `${widgetUrl}/`, token: await mintToken(client), ...options })
}
const proceed = (page: Page) => frameOf(page).getByRole('button', { name: 'Continue' })

test.describe('the widget itself', () => {
  test('is ready out of sight, opens at once, and tells nothing before', async ({ page }) => {
    await openWidget(page)
    await page.evaluate(() => (window as unknown as HostWindow).link.preload())
    await isIn(page, 'ready')
    expect(await callsOf(page)).toEqual(['onLoad'])
    await opener(page).click()
    await expect(proceed(page)).toBeVisible()
    await expect.poll(() => callsOf(page)).toEqual(['onLoad', 'OPEN', 'TRANSITION_VIEW'])
  })

  test('goes back for the host, asks before it exits, and ends at once when it is forced', async ({ page }) => {
    await openWidget(page)
    await opener(page).click()
    await proceed(page).click()
    await expect(frameOf(page).getByRole('searchbox')).toBeVisible()
    const back = () => page.evaluate(() => (window as unknown as HostWindow).link.back())
    expect(await back()).toBe(true)
    await expect(proceed(page)).toBeVisible()
    await page.evaluate(() => (window as unknown as HostWindow).link.exit())
    await expect(frameOf(page).getByRole('button', { name: 'Yes, exit' })).toBeVisible()
    await page.evaluate(() => (window as unknown as HostWindow).link.exit({ force: true }))
    await isIn(page, 'closed')
    const calls = await callsOf(page)
    expect(calls.filter((name) => name === 'EXIT' || name === 'onExit')).toEqual(['EXIT', 'onExit'])
  })

  test('goes on where the user was after the browser discards its page, and the host gets the result once', async ({
    page,
  }) => {
    await openWidget(page, {}, { show_step_consent: false, account_select_mode: 'All' })
    await opener(page).click()
    const widget = frameOf(page)
    await widget.getByRole('listitem').getByRole('button').first().click()
    await signIn(widget, 'user_mfa')
    const question = widget.getByRole('heading', { name: 'Verify Your Identity' })
    await expect(question).toBeVisible()
    await widget.locator('body').evaluate(() => location.reload())
    await expect.poll(async () => (await callsOf(page)).filter((name) => name === 'onLoad')).toHaveLength(2)
    await expect(question).toBeVisible()
    await widget.getByLabel('Code').fill('123456')
    await widget.getByRole('button', { name: 'Verify' }).click()
    await widget.getByRole('button', { name: 'Finish' }).click()
    await isIn(page, 'closed')
    expect((await callsOf(page)).filter((name) => /^(HANDOFF|EXIT|onSuccess|onExit)$/.test(name))).toEqual([
      'HANDOFF',
      'onSuccess',
    ])
  })

  test.describe('without its file for the channel', () => {
    test.use({ tolerated: { console: [/ERR_FAILED/] } })

    test('tells the result once, as soon as there is one, and its end', async ({ page }) => {
      await page.route(/\/assets\/channel-/, (route) => route.abort())
      await openWidget(page)
      await opener(page).click()
      await connectIn(frameOf(page))
      await expect.poll(() => callsOf(page)).toEqual(['HANDOFF', 'onSuccess'])
      await frameOf(page).getByRole('button', { name: 'Finish' }).click()
      await isIn(page, 'closed')
      expect(await callsOf(page)).toEqual(['HANDOFF', 'onSuccess'])
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })

  test.describe('without a file that it needs', () => {
    test.use({ tolerated: { console: [/ERR_FAILED/] } })

    for (const [file, mode] of [
      ['start', 'overlay'],
      ['core', 'inline'],
      ['vendor', 'overlay'],
      ['app', 'inline'],
    ] as const)
      test(`says so, and its Close button ends the session with an error (${file}, ${mode})`, async ({ page }) => {
        await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), (route) => route.abort())
        await openWidget(page, { mode, container: '#place' })
        await opener(page).click()
        await expect(frameOf(page).getByText(texts('en')('page.unavailable'))).toBeVisible()
        await frameOf(page).getByRole('button', { name: 'Close' }).click()
        await isIn(page, 'closed')
        const ends = () =>
          page.evaluate(() =>
            (window as unknown as HostWindow).calls
              .filter(({ name }) => name === 'onExit')
              .map(({ detail }) => (detail[0] as { code: string } | null)?.code),
          )
        expect(await ends()).toEqual(['WIDGET_ERROR'])
      })
  })

  test('is there for the host, too, if its code comes after the message that it does not load', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.clock.install()
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await openWidget(page)
    await opener(page).click()
    const message = frameOf(page).getByText(texts('en')('page.unavailable'))
    // The script that watches may load, and start its timer, after time has passed once.
    await expect(async () => {
      await page.clock.runFor(20_000)
      await expect(message).toBeVisible({ timeout: 1000 })
    }).toPass()
    release()
    await page.clock.resume()
    await expect(proceed(page)).toBeVisible()
    await isIn(page, 'open')
    await page.evaluate(() => (window as unknown as HostWindow).link.exit())
    await frameOf(page).getByRole('button', { name: 'Yes, exit' }).click()
    await isIn(page, 'closed')
  })

  test('is as high as its content when it is inline', async ({ page }) => {
    await openWidget(page, { mode: 'inline', container: '#place', height: { min: 100, max: 2000 } })
    await opener(page).click()
    await expect(proceed(page)).toBeVisible()
    const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThan(300)
    expect(await height()).toBeLessThan(1200)
  })

  test('asks about leaving where the user looks, in a frame that is higher than the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const height = { min: 1500, max: 2000 }
    await openWidget(page, { mode: 'inline', container: '#place', height }, { show_step_consent: false })
    await opener(page).click()
    const widget = frameOf(page)
    await widget.getByRole('listitem').getByRole('button').first().click()
    await expect(widget.getByRole('button', { name: 'Submit' })).toBeAttached()
    const scrolled = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 40)
    await expect.poll(scrolled).toBe(40)
    await widget.getByRole('button', { name: 'Close' }).click()
    const question = widget.getByRole('alertdialog')
    await expect(question).toBeInViewport({ ratio: 1 })
    await widget.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
  })

  test.describe('with a long text below its form', () => {
    test.use({ tolerated: { console: [/status of 400/] } })

    test('is as high as its content when it is inline, footer included', async ({ page }) => {
      const display_message = 'Call your utility. '.repeat(60)
      // The question of Close is at the end of the frame.
      await page.setViewportSize({ width: 1280, height: 1200 })
      await page.route('**/mfa/answer', (route) =>
        route.fulfill({ status: 400, json: { error_code: 'OTHER', display_message } }),
      )
      const height = { min: 100, max: 2000 }
      await openWidget(page, { mode: 'inline', container: '#place', height }, { show_step_consent: false })
      await opener(page).click()
      const widget = frameOf(page)
      await widget.getByRole('listitem').getByRole('button').first().click()
      await signIn(widget, 'user_mfa')
      await widget.getByLabel('Code').fill('123456')
      await widget.getByRole('button', { name: 'Verify' }).click()
      await expect(widget.getByText('Call your utility.')).toBeVisible()
      const hidden = () => widget.locator('.screen-footer').evaluate((part) => part.scrollHeight - part.clientHeight)
      await expect.poll(hidden).toBe(0)
    })
  })

  test.describe('with a session that expires', () => {
    test.use({ tolerated: { console: [/status of 401/] } })

    test('says that its session has expired, and starts again with another token when the user goes on', async ({
      page,
    }) => {
      await openWidget(page, {}, { show_step_consent: false })
      await opener(page).click()
      const widget = frameOf(page)
      const sources = widget.getByRole('listitem').getByRole('button')
      await sources.first().click()
      await signIn(widget, 'user_passcode_expires')
      await widget.getByLabel('Code').fill('123456')
      const verify = widget.getByRole('button', { name: 'Verify' })
      await verify.click()
      const notice = widget.getByText('This session has expired.')
      await expect(notice).toBeVisible()
      const token = await mintToken({ show_step_consent: false })
      await page.evaluate((next) => (window as unknown as HostWindow).link.update({ token: next }), token)
      // An answer comes after everything that was sent before.
      await page.evaluate(() => (window as unknown as HostWindow).link.exit())
      await widget.getByRole('button', { name: 'Cancel' }).click()
      await expect(notice).toBeVisible()
      await verify.click()
      await expect(sources.first()).toBeVisible()
      expect(await widget.locator('body').evaluate(() => new URLSearchParams(location.search).get('token'))).toBe(token)
      expect(await callsOf(page)).not.toContain('onExit')
    })
  })
})

test('the receipt is saved from the frame of the SDK', async ({ page }) => {
  await openWidget(page, {}, { flow: 'showcase', account_select_mode: 'All' })
  await opener(page).click()
  await proceed(page).click()
  const widget = frameOf(page)
  await widget
    .getByRole('button', { name: /Hydra Water/ })
    .first()
    .click()
  await signIn(widget, 'user_good')
  const download = page.waitForEvent('download')
  await widget.getByRole('button', { name: 'Save the receipt' }).click()
  expect((await download).suggestedFilename()).toBe('connected-account.txt')
})
