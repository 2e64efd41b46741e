/** From an edit to the files that go to review: tests accepted, customers compared, a session played, the files checked. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { writeSpecification } from '../support/specification.ts'

const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const results = (page: Page) => page.locator('[data-area="results"]')
const centre = (page: Page) => page.locator('[data-area="centre"]')
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

async function open(page: Page) {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(page.getByText('Nothing to fix.').first()).toBeAttached()
}

async function moveSourceUp(page: Page) {
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
}

async function accept(page: Page) {
  await tab(page, /^Tests \d+$/).click()
  await expect(results(page)).toContainText('12 tests say otherwise.')
  await results(page).getByLabel('Why is this intended?').fill('The source first')
  await page.keyboard.press('Enter')
  await expect(results(page)).toContainText(/All \d+ tests hold\./)
}

/** What `tieline check` says of these files, in a folder with nothing else. */
async function check(files: readonly Download[]): Promise<{ names: string[]; code: number; stdout: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  try {
    await writeSpecification(folder)
    for (const file of files)
      await writeFile(join(folder, 'flows', file.suggestedFilename()), await readFile(await file.path()))
    const args = [join(process.cwd(), 'scripts/tieline.js'), 'check', 'flows/connect.flow.json']
    const ended = await promisify(execFile)(process.execPath, args, { cwd: folder }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
    return { names: files.map((file) => file.suggestedFilename()), ...ended }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('an edit is judged, accepted, compared for a customer and handed over as files that pass the check', async ({
  page,
}) => {
  await open(page)
  await moveSourceUp(page)

  await tab(page, /^Tests \d+$/).click()
  const first = results(page).getByRole('listitem').filter({ hasText: 'at consent, NEXT' }).first()
  await expect(first).toContainText('Before: at consent, NEXT, if allowDocumentUpload → chooseConnectionMethod')
  await expect(first).toContainText("gets to 'selectSource' instead of")
  await accept(page)
  await page.keyboard.press('Control+z')
  await expect(results(page)).toContainText('12 tests say otherwise.')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: 'Undo: 12 rows of the tests' })).toBeVisible()
  await expect(results(page)).toContainText(/All \d+ tests hold\./)

  await tab(page, /^Effects 1$/).click()
  await results(page)
    .getByRole('button', { name: /^allowDocumentUpload: true/ })
    .click()
  await expect(results(page)).toContainText('At consent, on NEXT: leads to selectSource')
  for (const [side, heading] of [
    ['Before', 'Choose the way to access your data'],
    ['After', 'Select a source'],
  ] as const) {
    const frame = area(page, side).locator('iframe')
    // A frame that is not in view draws nothing.
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(heading)
  }

  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(centre(page)).toContainText('Ready for review')
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await centre(page).getByRole('button', { name: 'Download the files' }).click()
  await expect.poll(() => downloads.length).toBe(3)
  const { names, code, stdout } = await check(downloads)
  expect(names.sort()).toEqual(['change.md', 'connect.flow.json', 'connect.tests.json'])
  expect(stdout).toContain('nothing to fix')
  expect(code).toBe(0)
  const change = downloads.find((download) => download.suggestedFilename() === 'change.md')
  expect(await readFile((await change?.path()) as string, 'utf8')).toContain('**allowDocumentUpload: true**')
})

test('a session is played by keyboard, goes back in time, and says where an edit ends it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Play', exact: true }).focus()
  await page.keyboard.press('Enter')
  await results(page).getByLabel('Played as').selectOption('Usual customer')
  const heading = page.locator('.preview iframe').contentFrame().getByRole('heading', { level: 1 })
  const happens = (name: string) => results(page).getByRole('button', { name, exact: true })
  await happens('NEXT').focus()
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('button', { name: 'NEXT → selectSource calls sources' })).toBeVisible()
  await expect(heading).toHaveText('Select a source')
  await happens('SELECT_SOURCE').click()
  await expect(results(page).locator('[aria-current]')).toContainText('enterCredentials.credentials')

  await results(page).getByRole('button', { name: 'consent', exact: true }).click()
  await expect(heading).not.toHaveText('Select a source')
  await expect(results(page).getByRole('listitem')).toHaveCount(3)
  await happens('PROMPT_CLOSE').click()
  await results(page).getByRole('button', { name: 'Other way: NEXT, and 1 more' }).click()
  await expect(results(page).locator('[aria-current]')).toContainText('enterCredentials.credentials')
  await expect(results(page).getByRole('button', { name: 'Other way: PROMPT_CLOSE' })).toBeVisible()

  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Move consent down' }).click()
  await expect(results(page)).toContainText('NEXT no longer happens here.')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`its panes are accessible in ${colorScheme} and fit a narrow window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await moveSourceUp(page)
    await page.setViewportSize({ width: 320, height: 800 })
    const panes = [
      ['Results', /^Tests \d+$/, '12 tests say otherwise.'],
      ['Results', /^Effects \d+$/, 'has moved'],
      ['Results', /^Timeline$/, 'Choose a customer'],
      ['Flow', /^Customers$/, 'allowDocumentUpload: true'],
      ['Flow', /^Review$/, 'Not ready'],
    ] as const
    for (const [where, name, sign] of panes) {
      await tab(page, new RegExp(`^${where}$`)).click()
      await tab(page, name).click()
      await expect(page.locator('[data-area]:not([hidden])')).toContainText(sign)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
    }
  })
