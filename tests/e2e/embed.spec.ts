/** The SDK in a browser, on a page with a strict policy and Trusted Types, with a fake widget of another origin. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import {
  callsOf,
  type EmbedHost,
  frameOf,
  type HostWindow,
  makeLink,
  serveHost,
  stateOf,
} from './support/embed-host.ts'
import { widgetUrl } from './support/widget.ts'

let host: EmbedHost
test.beforeAll(async () => {
  host = await serveHost(widgetUrl)
})
test.afterAll(() => host.close())

type Options = Parameters<typeof makeLink>[1]

async function openHost(page: Page, scenario: string, options: Partial<Options> = {}) {
  await page.goto(host.url)
  await makeLink(page, { url: `${host.fake}/?scenario=${scenario}`, ...options })
}

const inline = { mode: 'inline', container: '#place', height: { min: 200, max: 500 } } as const

const opener = (page: Page) => page.getByRole('button', { name: 'Connect' })
const isIn = (page: Page, state: string) => expect.poll(() => stateOf(page)).toBe(state)

test.describe('an overlay', () => {
  test('fills the page, takes the focus, and gives it back at the end', async ({ page }) => {
    await openHost(page, 'stays')
    await opener(page).click()
    await isIn(page, 'open')
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    const body = frameOf(page).locator('body')
    await expect.poll(() => body.evaluate(() => document.hasFocus())).toBe(true)
    await frameOf(page).getByRole('textbox').click()
    await page.keyboard.type('ten letter')
    await expect(frameOf(page).getByRole('textbox')).toHaveValue('ten letter')
    await frameOf(page).getByRole('button', { name: 'Finish' }).click()
    await isIn(page, 'closed')
    await expect(opener(page)).toBeFocused()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await callsOf(page)).toEqual(['onLoad', 'OPEN', 'TRANSITION_VIEW', 'HANDOFF', 'onSuccess'])
  })

  test('has a frame with a name, and without more rights than it needs', async ({ page }) => {
    await openHost(page, 'stays', { title: 'Connect an account' })
    await opener(page).click()
    const frame = page.locator('iframe')
    await expect(page.getByRole('dialog', { name: 'Connect an account' })).toBeAttached()
    await expect(frame).toHaveAttribute('title', 'Connect an account')
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin (?!.*top-navigation)/)
    await expect(frame).not.toHaveAttribute('allow')
    await expect(frame).toHaveCSS('color-scheme', 'light')
  })

  test('shows the page through a transparent frame in dark mode too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openHost(page, 'stays')
    const pixel = async () => {
      const shot = await page.screenshot({ clip: { x: 600, y: 400, width: 40, height: 40 } })
      return shot.toString('base64')
    }
    const before = await pixel()
    await opener(page).click()
    await isIn(page, 'open')
    await expect.poll(pixel).toBe(before)
  })

  test('Escape asks the widget to exit, from the frame and while it still loads', async ({ page }) => {
    await openHost(page, 'stays')
    await opener(page).click()
    await isIn(page, 'open')
    await page.keyboard.press('Escape')
    await isIn(page, 'closed')
    expect((await callsOf(page)).slice(-2)).toEqual(['EXIT', 'onExit'])
    await makeLink(page, { url: `${host.fake}/?scenario=never-answers` })
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await isIn(page, 'closed')
  })

  test('stays when Escape and clicks beside the widget are not to close it', async ({ page }) => {
    await openHost(page, 'stays', { closeOnEscape: false })
    await opener(page).click()
    await isIn(page, 'open')
    await page.keyboard.press('Escape')
    await frameOf(page).getByRole('button', { name: 'Beside' }).click()
    await frameOf(page).getByRole('textbox').fill('still here')
    expect(await stateOf(page)).toBe('open')
  })

  test('a click beside the widget asks it to exit where that is wanted', async ({ page }) => {
    await openHost(page, 'stays', { closeOnBackdrop: true })
    await opener(page).click()
    await frameOf(page).getByRole('button', { name: 'Beside' }).click()
    await isIn(page, 'closed')
  })

  const closeButton = (page: Page, name = 'Close') => page.getByRole('button', { name })

  test('has a Close button while it loads, for those who have no Escape key, whatever Escape does', async ({
    page,
  }) => {
    await openHost(page, 'never-answers', { closeOnEscape: false, closeLabel: 'Schließen' })
    await opener(page).click()
    const close = closeButton(page, 'Schließen')
    await expect(close).toBeFocused()
    expect((await close.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    await close.click()
    await isIn(page, 'closed')
    expect(await callsOf(page)).toEqual(['EXIT', 'onExit'])
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await close.press('Enter')
    await isIn(page, 'closed')
  })

  test('leaves the Close button to the widget that has drawn one', async ({ page }) => {
    await openHost(page, 'stays')
    await opener(page).click()
    await isIn(page, 'open')
    await expect(closeButton(page)).toHaveCount(0)
  })

  test('locks the scrolling of the page, and leaves place and inline styles as they were', async ({ page }) => {
    await openHost(page, 'stays')
    const styled = () =>
      page.evaluate(() => [document.documentElement, document.body].map((each) => each.getAttribute('style')))
    await page.evaluate(() => {
      document.body.style.setProperty('overflow', 'scroll', 'important')
      window.scrollTo(0, 300)
      ;(window as unknown as HostWindow).link.open()
    })
    const before = await styled()
    await isIn(page, 'open')
    await page.mouse.wheel(0, 500)
    expect(await styled()).toEqual(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await isIn(page, 'closed')
    expect(await styled()).toEqual(before)
    expect(await page.evaluate(() => [scrollY, document.adoptedStyleSheets.length])).toEqual([300, 0])
  })

  test('works over a modal dialog of the page that traps the focus', async ({ page }) => {
    await openHost(page, 'stays')
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      const inside = document.createElement('button')
      inside.append('Inside')
      dialog.append(inside)
      document.body.append(dialog)
      dialog.showModal()
      document.body.style.pointerEvents = 'none'
      document.addEventListener('focusin', ({ target }) => dialog.contains(target as Node) || inside.focus())
      document.addEventListener('pointerdown', ({ target }) => dialog.contains(target as Node) || dialog.close())
      inside.onclick = () => (window as unknown as HostWindow).link.open()
      dialog.addEventListener('close', () => (document.title = 'The dialog has closed'))
    })
    await page.getByRole('button', { name: 'Inside' }).evaluate((button: HTMLElement) => button.click())
    await isIn(page, 'open')
    await page.evaluate(() => {
      for (const node of document.documentElement.children) if (node !== document.body) node.setAttribute('inert', '')
    })
    await frameOf(page).getByRole('textbox').click()
    await page.keyboard.type('ten letter')
    await expect(frameOf(page).getByRole('textbox')).toHaveValue('ten letter')
    await expect(page).toHaveTitle('Host')
  })
})

test.describe('inline', () => {
  test('the frame is as high as its content, within limits', async ({ page }) => {
    await openHost(page, 'stays', inline)
    await page.evaluate(() => (window as unknown as HostWindow).link.open())
    await isIn(page, 'open')
    const height = async () => (await page.locator('#place iframe').boundingBox())?.height
    await expect.poll(height).toBe(200)
    await frameOf(page).getByRole('button', { name: 'Grow' }).click()
    await expect.poll(height).toBe(500)
  })

  test('the frame is no wider than the widget, and in the middle', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 })
    await openHost(page, 'stays', inline)
    await opener(page).click()
    await isIn(page, 'open')
    const middle = (box: { x: number; width: number } | null) => box && box.x + box.width / 2
    const place = await page.locator('#place').boundingBox()
    const frame = await page.locator('#place iframe').boundingBox()
    expect(frame?.width).toBe(480)
    expect(middle(frame)).toBe(middle(place))
  })

  test('a page that reloads in its frame is connected again', async ({ page }) => {
    await openHost(page, 'stays', inline)
    await opener(page).click()
    await isIn(page, 'open')
    await frameOf(page).getByRole('button', { name: 'Reload' }).click()
    await expect
      .poll(() => callsOf(page))
      .toEqual(['onLoad', 'OPEN', 'TRANSITION_VIEW', 'onLoad', 'OPEN', 'TRANSITION_VIEW'])
    await frameOf(page).getByRole('button', { name: 'Close' }).click()
    await isIn(page, 'closed')
  })
})

test.describe('a frame whose page does not load again', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  const loseWidget = async (page: Page) => {
    await page.route(`${host.fake}/**`, (route) => route.abort())
    await frameOf(page)
      .locator('body')
      .evaluate(() => location.reload())
    await isIn(page, 'loading')
  }

  test('has a Close button in the overlay, which closes it at once', async ({ page }) => {
    await openHost(page, 'stays')
    await opener(page).click()
    await isIn(page, 'open')
    const close = page.getByRole('button', { name: 'Close' })
    await expect(close).toHaveCount(0)
    await loseWidget(page)
    await expect(close).toBeFocused()
    expect(await close.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('"×"')
    // As at the start: the page behind is dim, and a ring turns, until the widget is back.
    await expect(page.locator('dialog > div')).toBeVisible()
    await page.keyboard.press('Enter')
    await isIn(page, 'closed')
    expect((await callsOf(page)).filter((name) => /^on(Success|Exit)$/.test(name))).toEqual(['onExit'])
    await expect(opener(page)).toBeFocused()
  })

  test('does not keep an embedded widget from being closed', async ({ page }) => {
    await openHost(page, 'stays', inline)
    await opener(page).click()
    await isIn(page, 'open')
    await loseWidget(page)
    await page.evaluate(() => (window as unknown as HostWindow).link.exit())
    await isIn(page, 'closed')
  })

  test('is connected once it does', async ({ page }) => {
    await openHost(page, 'stays')
    await opener(page).click()
    await isIn(page, 'open')
    await loseWidget(page)
    await page.unroute(`${host.fake}/**`)
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('src', frame.src)
    })
    await isIn(page, 'open')
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
})

test.describe('a pop-up', () => {
  test('tells the same as a frame', async ({ page }) => {
    await openHost(page, 'success', { mode: 'popup' })
    const opened = page.waitForEvent('popup')
    await opener(page).click()
    const popup = await opened
    await expect.poll(async () => (await callsOf(page)).at(-1)).toBe('onSuccess')
    await isIn(page, 'closed')
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test('is kept for another token, which needs no click', async ({ page, context }) => {
    await openHost(page, 'stays', { mode: 'popup' })
    const opened = page.waitForEvent('popup')
    await opener(page).click()
    const popup = await opened
    await isIn(page, 'open')
    const count = context.pages().length
    await page.evaluate(() => (window as unknown as HostWindow).link.update({ token: 'link-sandbox-2' }))
    await popup.waitForURL(/token=link-sandbox-2/)
    await isIn(page, 'open')
    expect(context.pages()).toHaveLength(count)
    await popup.getByRole('button', { name: 'Finish' }).click()
    await isIn(page, 'closed')
    expect((await callsOf(page)).filter((name) => /^on(Success|Exit)$/.test(name))).toEqual(['onSuccess'])
  })

  test('that is blocked ends with a code and an address', async ({ page }) => {
    await openHost(page, 'stays', { mode: 'popup' })
    await page.evaluate(() => {
      window.open = () => null
      ;(window as unknown as HostWindow).link.open()
    })
    await isIn(page, 'failed')
    const ended = await page.evaluate(() => {
      const { link } = window as unknown as HostWindow
      return [link.error?.code, link.href]
    })
    expect(ended).toEqual(['POPUP_BLOCKED', expect.stringContaining(`${host.fake}/?scenario=stays&token=`)])
  })
})

test('a widget that is preloaded opens at once', async ({ page }) => {
  await openHost(page, 'stays')
  await page.evaluate(() => (window as unknown as HostWindow).link.preload())
  await isIn(page, 'ready')
  await expect(page.locator('iframe')).toBeHidden()
  await opener(page).click()
  expect(await stateOf(page)).toBe('open')
  await expect(frameOf(page).getByRole('textbox')).toBeVisible()
})

test('a widget that never answers fails after the time limit', async ({ page }) => {
  await openHost(page, 'never-answers', { timeout: 300 })
  await opener(page).click()
  await isIn(page, 'failed')
  expect(await page.evaluate(() => (window as unknown as HostWindow).link.error?.code)).toBe('WIDGET_TIMEOUT')
  await expect(opener(page)).toBeFocused()
})

test('a file of the SDK that does not come fails after the time limit, and leaves no empty pop-up', async ({
  page,
}) => {
  await page.route(/surfaces/, () => {})
  await openHost(page, 'stays', { timeout: 300, mode: 'popup' })
  const opened = page.waitForEvent('popup')
  await opener(page).click()
  const popup = await opened
  await isIn(page, 'failed')
  expect(await page.evaluate(() => (window as unknown as HostWindow).link.error?.code)).toBe('SDK_INCOMPLETE')
  expect((await callsOf(page)).filter((name) => /^on(Success|Exit)$/.test(name))).toEqual(['onExit'])
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('two widgets on a page do not hear each other', async ({ page }) => {
  await openHost(page, 'stays', { mode: 'inline', container: '#place' })
  await makeLink(page, { url: `${host.fake}/?scenario=stays`, mode: 'inline', container: '#other' })
  await page.evaluate(() => {
    for (const link of (window as unknown as HostWindow).links) link.open()
  })
  const states = () => page.evaluate(() => (window as unknown as HostWindow).links.map(({ state }) => state))
  await expect.poll(states).toEqual(['open', 'open'])
  await page.frameLocator('#place iframe').getByRole('button', { name: 'Finish' }).click()
  await expect.poll(states).toEqual(['closed', 'open'])
  expect((await callsOf(page)).filter((name) => name === 'onSuccess')).toHaveLength(1)
})
