/** A folder of the device: a flow with its variants, tests and locales, edited together and written back in place. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { customer } from '../support/customers.ts'
import { specification } from '../support/specification.ts'
import { findings, openFlow, openStudio, pane, stepPane } from './support/studio.ts'
import { chooseWorkFolder, read, write } from './support/work-folder.ts'

const { text } = specification.flow
const variant = (merge: object) => `${JSON.stringify({ extends: 'connect', name: 'acme', merge })}\n`
const files: Readonly<Record<string, string>> = {
  'team/flows/connect.flow.json': text,
  'team/flows/connect.tests.json': specification.tests.text,
  // One line, as nobody would write it: what is not edited stays as it is.
  'team/flows/acme.flow.json': variant({ settings: { searchMinLength: 2 } }),
  'team/flows/notes.txt': 'not a flow',
  'other/flows/connect.flow.json': text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600'),
  'other/flows/acme.flow.json': variant({ page: { header: false } }),
}

const label = (page: Page) => page.locator('.header p')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openFolder(page: Page, flow: string) {
  await page.getByRole('tab', { name: 'Files', exact: true }).click()
  await button(page, 'Open a folder…').click()
  await button(page, `work/${flow}`).press('Enter')
}

test('a folder is opened with variants, tests and locales; only what differs is written, into the right files', async ({
  page,
}) => {
  const locales = { 'team/locales/en.json': await readFile('locales/en.json', 'utf8') }
  const before = { ...files, ...locales }
  await page.addInitScript(chooseWorkFolder, '')
  await openStudio(page)
  await page.evaluate(write, before)
  const now = () => page.evaluate(read)

  await test.step('flows of the same name are told apart, and each comes with what belongs to it', async () => {
    await openFolder(page, 'team/flows/connect.flow.json')
    await expect(label(page)).toContainText('As in the file')
    await expect(page).toHaveURL(/\?file=connect$/)
    const shown = page.getByRole('combobox', { name: 'File', exact: true }).locator('option')
    await pane(page, 'Text')
    await expect(shown).toHaveText([
      'flows/connect.flow.json',
      'flows/connect.tests.json',
      'flows/acme.flow.json',
      'locales/en.json',
    ])
    await expect((await pane(page, 'Customers')).getByRole('row', { name: /^acme/ })).toContainText('searchMinLength')
  })

  await test.step('an edit of a customer’s flow and one of its base are written into two files', async () => {
    await button(page, 'Move selectSource up').click()
    const customers = await pane(page, 'Customers')
    await customers.getByRole('button', { name: 'acme', exact: true }).first().click()
    const limit = (await stepPane(page, 'Settings')).getByRole('textbox', { name: 'searchMinLength' })
    await limit.fill('4')
    await limit.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(label(page)).toContainText('saved in the file')
    const base = '"path": ["consent", "chooseConnectionMethod", "selectSource"'
    const moved = '"path": ["consent", "selectSource", "chooseConnectionMethod"'
    const edited = {
      'team/flows/connect.flow.json': text.replace(base, moved),
      'team/flows/acme.flow.json': variant({ settings: { searchMinLength: 4 } }),
    }
    await expect.poll(now).toEqual({ ...before, ...edited })
  })

  await test.step('the flow of a new customer is made in the same folder, and written again later', async () => {
    const customers = await pane(page, 'Customers')
    await customers.getByRole('button', { name: 'connect', exact: true }).click()
    await customers.getByRole('textbox', { name: /^Name of a new customer/ }).fill('beta')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    // A file that is being written is empty, or gone, for a moment.
    const made = () =>
      now().then(
        (found) => JSON.parse(found['team/flows/beta.flow.json'] || 'null'),
        () => null,
      )
    await expect.poll(made).toMatchObject({ extends: 'connect', merge: {} })
    await page.getByRole('checkbox', { name: 'Header with logo, Back and Close' }).uncheck()
    await page.keyboard.press('Control+s')
    await expect.poll(made).toMatchObject({ merge: { page: { header: false } } })
  })

  await test.step('the flow of the same name in another folder has neither its edits nor its draft', async () => {
    await openFolder(page, 'other/flows/connect.flow.json')
    await expect(page).toHaveURL(/\?file=connect~2$/)
    await expect(label(page)).toContainText('As in the file')
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'loadedDelayMs' })).toHaveValue('600 ms')
    await page.reload()
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'loadedDelayMs' })).toHaveValue('600 ms')
  })

  await test.step('a customer’s flow is opened by itself, with what it extends', async () => {
    await openFolder(page, 'other/flows/acme.flow.json')
    await expect(label(page)).toContainText('acme, as opened')
    await page.getByRole('tab', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'loadedDelayMs' })).toHaveValue('600 ms')
    await expect(page.getByRole('checkbox', { name: 'Header with logo, Back and Close' })).not.toBeChecked()
  })
})

test('a locale is written where it lies beside the flows, also when the review goes into their folder', async ({
  page,
}) => {
  const locale = await readFile('locales/en.json', 'utf8')
  const team = { 'team/flows/connect.flow.json': text, 'team/locales/en.json': locale }
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.addInitScript(chooseWorkFolder, '')
  await openStudio(page)
  await page.evaluate(write, team)
  const now = () => page.evaluate(read)
  await page.getByRole('tab', { name: 'Files', exact: true }).click()
  await button(page, 'Open a folder…').click()
  const editor = await pane(page, 'Text')
  await editor.getByRole('combobox', { name: 'File', exact: true }).selectOption('locales/en.json')
  const typeAtEnd = async () => {
    await editor.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' ')
  }
  await typeAtEnd()
  await page.keyboard.press('Control+s')
  await expect(label(page)).toContainText('saved in the file')
  await expect.poll(now).toEqual({ ...team, 'team/locales/en.json': `${locale} ` })

  await typeAtEnd()
  await page.evaluate(chooseWorkFolder, 'team/flows')
  await pane(page, 'Review')
  await expect(button(page, 'Save into a folder…')).toHaveAttribute('aria-disabled', 'false')
  await button(page, 'Save into a folder…').click()
  await button(page, 'Replace it').click()
  await expect(label(page)).toContainText('saved in the file')
  const { 'team/flows/change.md': change, ...files } = await now()
  expect(change).toContain('locales/en.json')
  expect(files).toEqual({ ...team, 'team/locales/en.json': `${locale}  ` })
  expect(downloads).toEqual([])
})

test('the flows of fifty customers are opened in their folder, checked, and compared with what they extend', async ({
  page,
}) => {
  const contents = Array.from({ length: 50 }, (_, index) => customer(index, 1 + (index % 10)))
  const flows = contents.map((content) => [`team/flows/${content.name}.flow.json`, JSON.stringify(content)])
  await page.addInitScript(chooseWorkFolder, '')
  await openFlow(page)
  await page.evaluate(write, { ...files, ...Object.fromEntries(flows) })
  await openFolder(page, 'team/flows/connect.flow.json')
  await expect(findings(page)).toContainText('Nothing to fix.')
  const customers = await pane(page, 'Customers')
  const rows = customers.getByRole('row', { name: /^customer-\d\d/ })
  await expect(rows).toHaveCount(50)
  await expect(rows.nth(49)).toContainText('searchMinLength')
  const delay = (await stepPane(page, 'Settings')).getByRole('textbox', { name: 'loadedDelayMs' })
  await delay.fill('600 ms')
  await delay.press('Enter')
  // Twenty of them have a delay of their own. Those who notice something are first.
  const noticed = contents.map((_, index) => (index < 30 ? '1' : '0'))
  await expect(rows.locator('td:first-of-type')).toHaveText(noticed)
})
