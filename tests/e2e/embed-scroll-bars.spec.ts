/** Locking the scrolling of a host page whose scroll bars take room, as they do with a mouse on most desktops. */
import { expect, test } from '../support/browser.ts'
import { type EmbedHost, frameOf, type HostWindow, makeLink, serveHost, stateOf } from './support/embed-host.ts'
import { widgetUrl } from './support/widget.ts'

let host: EmbedHost
test.beforeAll(async () => {
  host = await serveHost(widgetUrl)
})
test.afterAll(() => host.close())

for (const [name, isLong] of [
  ['a page that scrolls', true],
  ['a page that does not scroll', false],
] as const)
  test(`${name} does not jump below an overlay`, async ({ playwright, launchOptions, monitor }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    const context = await browser.newContext()
    await monitor(context)
    const page = await context.newPage()
    await page.goto(host.url)
    await page.evaluate((keepsText) => {
      if (!keepsText) document.querySelector('p')?.remove()
      for (const position of ['static', 'fixed']) {
        const box = document.body.appendChild(document.createElement('div'))
        Object.assign(box.style, { position, top: '0', right: '0', width: '50%', height: '9px', margin: '0 auto' })
      }
      window.scrollTo(0, 300)
    }, isLong)
    const look = () =>
      page.evaluate(() => ({
        boxes: [...document.body.children].map((each) => each.getBoundingClientRect().toJSON()),
        width: document.documentElement.clientWidth,
        scroll: scrollY,
      }))
    const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect((await barWidth()) > 0).toBe(isLong)
    const before = await look()

    await makeLink(page, { url: `${host.fake}/?scenario=stays` })
    await page.evaluate(() => (window as unknown as HostWindow).link.open())
    await expect.poll(() => stateOf(page)).toBe('open')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    expect((await look()).boxes).toEqual(before.boxes)

    await frameOf(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => stateOf(page)).toBe('closed')
    expect(await look()).toEqual(before)
    await browser.close()
  })
