/** Transitions of screens, their direction and timing, and their absence with reduced motion. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { mintToken, openWidget, signIn, toCredentials, widgetUrl } from './support/widget.ts'

/** Direction of the visible screen's transition, and its start: 28 px from the right, from the left, or none. */
const entrance = (page: Page) =>
  page
    .locator('[data-direction]')
    .filter({ visible: true })
    .evaluate((element) => {
      const { direction } = (element as HTMLElement).dataset
      const name = getComputedStyle(element).animationName
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
      return { direction, from: /translateX?\(([^)]*)\)/.exec(frames?.cssText ?? '')?.[1] ?? null }
    })

test('screens come from the right going forward, from the left going back', async ({ page }) => {
  await openWidget(page)
  await toCredentials(page)
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeVisible()
  expect(await entrance(page)).toEqual({ direction: 'forward', from: '28px' })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  expect(await entrance(page)).toEqual({ direction: 'back', from: '-28px' })
})

test('screens do not slide with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page)
  await toCredentials(page)
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeVisible()
  expect(await entrance(page)).toEqual({ direction: 'forward', from: null })
})

test('consent stays mounted, hidden, when another step is shown', async ({ page }) => {
  await openWidget(page)
  const consent = page.getByText(/uses Tieline to connect your account/)
  await consent.evaluate((element) => element.setAttribute('data-same', 'yes'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(consent).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(consent).toBeVisible()
  await expect(consent).toHaveAttribute('data-same', 'yes')
})

test('the logos of consent: the product pulses while loading, the client appears, 600 ms later they are connected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { step: string; at: number; pulses: boolean }[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const stage = document.querySelector('[data-step]')
      const step = stage?.getAttribute('data-step')
      if (!stage || !step || seen.at(-1)?.step === step) return
      const product = stage.querySelector('[data-part=product]')
      const pulses = product !== null && getComputedStyle(product).animationIterationCount === 'infinite'
      seen.push({ step, at: performance.now(), pulses })
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-step'] })
  })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/link\/info$/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(`${widgetUrl}/?token=${await mintToken()}`)
  await expect(page.locator('[data-step="1"]')).toBeVisible()
  answer()
  await expect(page.locator('[data-step="3"]')).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: { step: string; at: number }[] }).seen)
  expect(seen).toMatchObject([
    { step: '1', pulses: true },
    { step: '2', pulses: false },
    { step: '3', pulses: false },
  ])
  const [, second, third] = seen
  // The observer may be called for the second step a frame late.
  expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThan(550)
})

test('success begins where the ring was, and at no moment without a picture', async ({ page }) => {
  await page.addInitScript(watchPictures)
  const drawings = [/\/lottie-player-/, /\/success-/].map((file) =>
    page.waitForResponse((answer) => file.test(answer.url())),
  )
  await openWidget(page, { account_select_mode: 'All' })
  await toCredentials(page)
  await Promise.all(drawings)
  await signIn(page, 'user_good')
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => (window as unknown as Watching).seen.at(-1)?.picture)).toBe('disc')
  const seen = await page.evaluate(() => (window as unknown as Watching).seen)
  const ring = seen.map(({ picture }) => picture).lastIndexOf('ring')
  expect(ring).toBeGreaterThan(0)
  expect(seen.slice(ring).map(({ picture }) => picture)).not.toContain('none')
  const [last, first] = [seen[ring], seen[ring + 1]]
  expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(40)
})

interface Watching {
  seen: { picture: 'ring' | 'disc' | 'none'; y: number }[]
}

/** Records in every frame which picture is drawn, and where its middle is. Runs in the page. */
function watchPictures() {
  const seen: Watching['seen'] = []
  Object.assign(window, { seen })
  const watch = () => {
    const ring = document.querySelector('.progress-mark')
    const disc = document.querySelector('.animation:has(path)')
    const box = (ring ?? disc)?.getBoundingClientRect()
    const y = box ? box.y + box.height / 2 : 0
    seen.push({ picture: ring ? 'ring' : disc ? 'disc' : 'none', y })
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
