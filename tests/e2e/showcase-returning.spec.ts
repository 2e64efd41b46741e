/** The showcase flow: a misspelt search, the receipt, a remembered source, and a session that goes on with a phone. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import * as measure from './support/measure.ts'
import { mintToken, openWidget, signIn, widgetUrl } from './support/widget.ts'

const client = { flow: 'showcase', account_select_mode: 'Multiple' }

/** axe in both schemes, and nothing cut off on narrow pages, at 400 % and in a narrow column. */
async function expectSound(page: Page) {
  const usual = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(measure.isDrawnIn, colorScheme)).toBe(true)
    expect.soft(await violationsOf(page.mainFrame()), `axe, ${colorScheme}`).toEqual([])
  }
  for (const [width, height] of [
    [320, 640],
    [320, 256],
    [195, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await measure.reflow(page.mainFrame()), `${width} × ${height}`).toEqual([])
  }
  if (usual) await page.setViewportSize(usual)
}

async function chooseFirstAccount(page: Page) {
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue with 1 selected' }).click()
}

test('a misspelt source is found, told in the receipt, and offered first next time until it is forgotten', async ({
  page,
}) => {
  await openWidget(page, client)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('searchbox').fill('hydar')
  await expect(page.getByText("Nothing was found for 'hydar'. Did you mean one of these?")).toBeVisible()
  await expectSound(page)
  await page.getByRole('list', { name: 'Similar sources' }).getByRole('button', { name: 'Hydra Water' }).click()
  await signIn(page, 'user_good')
  await chooseFirstAccount(page)

  const receipt = page.getByRole('region', { name: 'What was connected' })
  await expect(receipt).toContainText('Hydra Water')
  await expect(receipt.getByRole('listitem')).toHaveCount(1)
  await expect(receipt.getByRole('link', { name: 'See or end this connection' })).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('paragraph').filter({ hasText: /^This screen closes by itself in/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expectSound(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt' }).click()
  expect((await download).suggestedFilename()).toBe('connected-account.txt')
  await page.getByRole('checkbox', { name: 'Remember Hydra Water in this browser' }).check()

  await openWidget(page, client)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Used last time' }).getByRole('button')).toContainText('Hydra Water')
  await page.getByRole('button', { name: 'Connected from this browser' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(/^Hydra Water1 account · /)
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Not on this device' }).click()
  await expect(page.getByRole('list', { name: 'Used last time' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('with the last entry of the list the focus goes to the heading of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const entry = { id: 'gone', name: 'Loon Power', accounts: 2, at: Date.now(), until: Date.now() + 60_000 }
    localStorage.setItem('connections', JSON.stringify([entry]))
  })
  await openWidget(page, client)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Connected from this browser' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Select a source' })).toBeFocused()
})

test('a session that goes on with a phone ends on both', async ({ page }) => {
  const token = await mintToken(client)
  await page.goto(`${widgetUrl}?token=${token}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Hydra Water' }).click()
  await page.getByRole('button', { name: 'Continue on your phone' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const link = await page.getByLabel('Link to this session').inputValue()
  expect(new URL(link).searchParams.get('token')).toBe(token)
  // Before the phone changes the session: axe cannot judge a page that is drawn anew meanwhile.
  await expectSound(page)

  const phone = await page.context().newPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await signIn(phone, 'user_good')
  await expect(page.getByRole('heading', { name: 'Continue on your phone' })).toBeVisible()
  await chooseFirstAccount(phone)
  await expect(phone.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

test('invoices from a phone: the chosen files stay here, and the user says when it is over', async ({ page }) => {
  await openWidget(page, { ...client, allow_document_upload: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Upload my invoices' }).click()
  await page.getByRole('button', { name: 'Hydra Water' }).click()
  const august = { name: 'august.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await page.locator('input[type=file]').setInputFiles(august)
  await page.getByRole('button', { name: 'Continue on your phone' }).click()
  await expect(page.getByRole('heading', { name: 'Upload with your phone' })).toBeVisible()
  await expect(page.getByText(/at the latest 20 minutes after you opened it/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Stay on this device' }).click()
  await expect(page.getByRole('list', { name: '1 file selected' })).toContainText('august.pdf')
  await page.getByRole('button', { name: 'Continue on your phone' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
})
