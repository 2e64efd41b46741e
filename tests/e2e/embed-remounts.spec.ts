/** What the SDK leaves in a page that has shown the widget and removed it a hundred times: nothing. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { countsOf } from './support/counts.ts'
import { type EmbedHost, serveHost } from './support/embed-host.ts'
import type { Way } from './support/remount-page.tsx'
import { widgetUrl } from './support/widget.ts'

let host: EmbedHost
test.beforeAll(async () => {
  host = await serveHost(widgetUrl, { page: 'tests/e2e/support/remount-page.tsx' })
})
test.afterAll(() => host.close())

interface CountingWindow extends Window {
  timers: Set<unknown>
}

/** Keeps the timers of the host page that have neither run nor been cleared. */
function countTimers() {
  if (window.top !== window) return
  const own = window as unknown as CountingWindow
  own.timers = new Set()
  const { setTimeout: start, setInterval: repeat, clearTimeout: stop } = window
  const run = (act: TimerHandler, ...args: unknown[]) => (act as (...args: unknown[]) => void)(...args)
  own.setTimeout = ((act: TimerHandler, ms?: number, ...args: unknown[]) => {
    const timer = start(() => {
      own.timers.delete(timer)
      run(act, ...args)
    }, ms)
    own.timers.add(timer)
    return timer
  }) as typeof setTimeout
  own.setInterval = ((act: TimerHandler, ms?: number, ...args: unknown[]) => {
    const timer = repeat(() => run(act, ...args), ms)
    own.timers.add(timer)
    return timer
  }) as typeof setInterval
  own.clearTimeout = own.clearInterval = ((timer?: number) => {
    own.timers.delete(timer)
    stop(timer)
  }) as typeof clearTimeout
}

const remount = (page: Page, way: Way, times: number) =>
  page.evaluate(
    async ([name, url, count]) => {
      const script = '/page.js'
      const { remount } = (await import(script)) as typeof import('./support/remount-page.tsx')
      await remount(name, url, count)
    },
    [way, `${host.fake}/?scenario=stays`, times] as const,
  )

const left = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    styles: document.adoptedStyleSheets.length,
    inline: document.querySelectorAll('[style]').length,
    timers: (window as unknown as CountingWindow).timers.size,
  }))

for (const way of ['hook', 'component', 'element'] as const)
  test(`${way}: a hundred mounts leave no node, listener or timer`, async ({ page }) => {
    await page.addInitScript(countTimers)
    await page.goto(host.url)
    const before = await left(page)
    expect(before.timers).toBe(0)
    // What is loaded and compiled once.
    await remount(page, way, 5)
    const first = await countsOf(page)
    await remount(page, way, 100)
    await expect.poll(() => left(page)).toEqual(before)
    // The browser removes the pages of frames some time later. A leak would leave at least one thing for each mount.
    const growth = async () => {
      const now = await countsOf(page)
      const kinds = ['Nodes', 'JSEventListeners', 'Documents'] as const
      return Math.max(...kinds.map((kind) => now[kind] - first[kind]))
    }
    await expect.poll(growth, { timeout: 90_000 }).toBeLessThan(50)
  })
