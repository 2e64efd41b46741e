/** From an edit to the files that go to review, by keyboard alone: tests accepted, customers compared, the files checked. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../support/browser.ts'
import { writeSpecification } from '../support/specification.ts'
import { downloads, goTo, goToTab, heading, openStudio, region, results, row, texts } from './support/studio.ts'

/** What `tieline check` says of these files, in a folder with nothing else. */
async function check(files: Readonly<Record<string, string>>): Promise<{ code: number; stdout: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  try {
    await writeSpecification(folder)
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'flows', name), text)
    const args = [join(process.cwd(), 'scripts/tieline.js'), 'check', 'flows/connect.flow.json']
    return await promisify(execFile)(process.execPath, args, { cwd: folder }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('an edit is judged, accepted, compared for a customer and handed over as files that pass the check', async ({
  page,
}) => {
  await openStudio(page)
  await goTo(page, 'Steps', row(page, 'selectSource'))
  await page.keyboard.press('Alt+ArrowUp')
  await goToTab(page, 'Results', 'Tests')
  const first = results(page).getByRole('listitem').filter({ hasText: 'at consent, NEXT' }).first()
  await expect(first).toContainText('Before: at consent, NEXT, if allowDocumentUpload → chooseConnectionMethod')
  await expect(first).toContainText("gets to 'selectSource' instead of")
  await expect(results(page)).toContainText('12 tests say otherwise.')
  await goTo(page, 'Results', results(page).getByLabel('Why is this intended?'))
  await page.keyboard.type('The source first')
  await page.keyboard.press('Enter')
  await expect(results(page)).toContainText(/All \d+ tests hold\./)
  await page.keyboard.press('Control+z')
  await expect(results(page)).toContainText('12 tests say otherwise.')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: 'Undo: 12 rows of the tests' })).toBeVisible()
  await expect(results(page)).toContainText(/All \d+ tests hold\./)

  await goToTab(page, 'Results', 'Effects')
  await goTo(page, 'Results', results(page).getByRole('button', { name: /^allowDocumentUpload: true/ }))
  await page.keyboard.press('Enter')
  await expect(results(page)).toContainText('At consent, on NEXT: leads to selectSource')
  for (const [side, title] of [
    ['Before', 'Choose the way to access your data'],
    ['After', 'Select a source'],
  ] as const) {
    const frame = region(page, side).locator('iframe')
    // A frame that is not in view draws nothing.
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(title)
  }

  await goToTab(page, 'Flow', 'Review')
  const review = region(page, 'Flow')
  await expect(review).toContainText('Ready for review')
  await goTo(page, 'Flow', review.getByRole('button', { name: 'Download the files' }))
  const { 'change.md': change, ...files } = await texts(await downloads(page, 3, () => page.keyboard.press('Enter')))
  expect(Object.keys(files).sort()).toEqual(['connect.flow.json', 'connect.tests.json'])
  expect(await check(files)).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing to fix') })
  expect(change).toContain('**allowDocumentUpload: true**')
})

test('a session is played by keyboard, goes back in time, and says where an edit ends it', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'Play', exact: true }).focus()
  await page.keyboard.press('Enter')
  await results(page).getByLabel('Played as').selectOption('Usual customer')
  const happens = (name: string) => results(page).getByRole('button', { name, exact: true })
  await happens('NEXT').focus()
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('button', { name: 'NEXT → selectSource calls sources' })).toBeVisible()
  await expect(heading(page)).toHaveText('Select a source')
  await happens('SELECT_SOURCE').click()
  await expect(results(page).locator('[aria-current]')).toContainText('enterCredentials.credentials')

  await results(page).getByRole('button', { name: 'consent', exact: true }).click()
  await expect(heading(page)).not.toHaveText('Select a source')
  await expect(results(page).getByRole('listitem')).toHaveCount(3)
  await happens('PROMPT_CLOSE').click()
  await results(page).getByRole('button', { name: 'Other way: NEXT, and 1 more' }).click()
  await expect(results(page).locator('[aria-current]')).toContainText('enterCredentials.credentials')
  await expect(results(page).getByRole('button', { name: 'Other way: PROMPT_CLOSE' })).toBeVisible()

  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Move consent down' }).click()
  await expect(results(page)).toContainText('NEXT no longer happens here.')
})
