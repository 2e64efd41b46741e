/** Preview mode: every place by address and by message, without a call to the API. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { callsOf, openHost } from './support/preview-host.ts'
import { expectPlace, flow, places } from './support/preview-places.ts'

const widgetUrl = process.env['TIELINE_WIDGET_URL'] ?? ''
test.describe('by address', () => {
  test('every place', async ({ page }) => {
    test.slow()
    const calls = callsOf(page)
    for (const place of places) {
      await page.goto(`${widgetUrl}/?preview=${encodeURIComponent(place.name)}`, { waitUntil: 'commit' })
      await test.step(place.name, () => expectPlace(page, place, 'en'))
    }
    expect(calls).toEqual([])
  })

  test('no value or an unknown value, which the mark names, shows the first step', async ({ page }) => {
    const names = ['', 'nowhere', '__proto__', 'consent.nowhere', 'x'.repeat(5000)]
    for (const value of ['', ...names.map((name) => `=${name}`)]) {
      await page.goto(`${widgetUrl}/?preview${value}`)
      await expectPlace(page, { name: '', screen: 'consent', problem: null }, 'en')
      const unknown = page.locator('[data-preview]').getByText('is not part of the flow')
      await expect(unknown).toHaveCount(value.length > 1 ? 1 : 0)
    }
  })

  test('a real token changes nothing, and the address sets the language', async ({ page }) => {
    const calls = callsOf(page)
    const token = 'link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
    await page.goto(`${widgetUrl}/success?token=${token}&preview=enterCredentials&locale=fr&source_id=x`)
    await expectPlace(page, { name: '', screen: 'credentials', problem: null }, 'fr')
    expect(calls).toEqual([])
  })

  test('typing and pressing does not submit', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${widgetUrl}/?preview`)
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.goto(`${widgetUrl}/?preview=enterCredentials.mfa-question`)
    await page.getByLabel('Code').fill('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toHaveValue('123456')
    await page.goto(`${widgetUrl}/?preview=enterCredentials.select-account`)
    await page.getByRole('button', { name: 'Manually input accounts' }).click()
    await page.getByRole('textbox').fill('1')
    await expect(page.getByRole('button', { name: 'Add 1 account' })).toBeDisabled()
    await page.goto(`${widgetUrl}/?preview=selectSource`)
    await page.getByRole('button', { name: 'Why is Tieline involved?' }).click()
    await expect(page.getByRole('dialog', { name: 'About Tieline' })).toBeVisible()
    await page.goto(`${widgetUrl}/?preview=confirmExit`)
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(calls).toEqual([])
  })
})

for (const [viewport, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`on ${viewport} a failed upload is shown in the footer, above the button`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(`${widgetUrl}/?preview=uploadInvoices!UploadFailed`)
    const footer = page.getByRole('contentinfo')
    const notice = footer.getByRole('alert')
    await expect(notice).toHaveText('An unexpected error occured. Please try again later.')
    const [message, button] = [await boxOf(notice), await boxOf(footer.getByRole('button', { name: 'Continue' }))]
    expect(message.bottom).toBeLessThanOrEqual(button.top)
    expect(button.top - message.bottom).toBeLessThan(40)
    expect(Math.abs(message.left - button.left)).toBeLessThanOrEqual(1)
    expect(message.top).toBeGreaterThanOrEqual((await boxOf(footer)).top)
  })
}

const boxOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect)

test.describe('by message', () => {
  for (const language of ['en', 'fr', 'es', 'pt', 'de']) {
    test(`every place (${language})`, { tag: language === 'en' ? '@smoke' : [] }, async ({ page }) => {
      test.slow()
      const calls = callsOf(page)
      const { widget, post } = await openHost(page)
      for (const place of places) {
        await post({ step: place.name, locale: language })
        await expectPlace(widget, place, language)
      }
      expect(calls).toEqual([])
    })
  }

  test('the samples are in the language of the page, and typed text stays', async ({ page }) => {
    const { widget, post } = await openHost(page)
    await post({ step: 'enterCredentials.credentials' })
    await widget.getByLabel('Username').fill('somebody')
    await post({ step: 'enterCredentials.credentials', locale: 'de' })
    await expect(widget.getByLabel('Benutzername')).toHaveValue('somebody')
    await post({ step: 'enterCredentials.mfa-question', locale: 'fr' })
    await expect(widget.getByText('Saisissez votre code à usage unique à 6 chiffres')).toBeVisible()
    await post({ step: 'enterCredentials.mfa-question', locale: 'es' })
    await expect(widget.getByText('Introduzca su código de un solo uso de 6 dígitos')).toBeVisible()
  })

  test('elements are hidden and shown, the mark never', async ({ page }) => {
    const { widget, post } = await openHost(page)
    const { step, ...shown } = { step: 'consent', logos: true, benefits: true, agreement: true }
    const names = Object.keys(shown)
    const hidden = Object.fromEntries(names.map((name) => [name, false]))
    await post({ step, elements: { ...hidden, preview: false, mark: false, header: false } })
    for (const name of names) await expect(widget.locator(`[data-element=${name}]`)).toHaveCount(0)
    await expect(widget.getByText('Preview', { exact: true })).toBeVisible()
    await post({ step, elements: { benefits: true } })
    await expect(widget.locator('[data-element=benefits]')).toHaveCount(1)
    await expect(widget.locator('[data-element=logos]')).toHaveCount(0)
    await post({ step, elements: shown })
    await expect(widget.locator('[data-element=logos]')).toHaveCount(1)
  })

  test('a client, a theme and an unsaved definition', async ({ page }) => {
    const { widget, post } = await openHost(page)
    await post({ step: 'consent', client: { name: 'Acme' }, theme: { mode: 'dark' } })
    await expect(widget.getByRole('heading', { name: 'Acme uses Tieline to connect your account' })).toBeVisible()
    await expect(widget.locator('header')).toHaveCSS('color', /rgb\(2\d\d, 2\d\d, 2\d\d\)/)
    const consent = { ...flow.steps['consent'], screen: 'success' }
    await post({ step: 'consent', flow: { ...flow, steps: { ...flow.steps, consent } } })
    await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
    await post({ step: 'addSource', flow: { ...flow, path: ['nowhere'] } })
    await post({ step: 'chooseConnectionMethod' })
    await expect(widget.getByRole('heading', { name: 'Choose the way to access your data' })).toBeVisible()
  })
})
