/** What goes to review, written into a folder: with its paths, and over other texts only if the user agrees. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { openFlow, pane, row, serveOneFlow, stepPane } from './support/studio.ts'
import { chooseWorkFolder, read, write } from './support/work-folder.ts'

test.beforeEach(serveOneFlow)

const { text } = specification.flow
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.getByRole('complementary', { name: 'Save into a folder…' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' })
const paths = async (page: Page) => Object.keys(await page.evaluate(read)).sort()

async function setDelay(page: Page, delay: string) {
  const field = (await stepPane(page, 'Settings')).getByRole('textbox', { name: 'loadedDelayMs' })
  await field.fill(delay)
  await field.press('Enter')
}

async function saveIntoFolder(page: Page) {
  await pane(page, 'Review')
  const save = button(page, 'Save into a folder…')
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.click()
}

test('files keep their folders, and replace others only where the user agrees', async ({ page }) => {
  await openFlow(page)
  await page.evaluate(write, { 'out/notes.txt': 'untouched' })
  await page.evaluate(chooseWorkFolder, 'out')
  const flow = async () => (await page.evaluate(read))['out/connect.flow.json'] ?? ''

  await test.step('a form is in the folder of forms', async () => {
    const form = await pane(page, 'Form')
    await row(page, 'enterCredentials').click()
    await form.getByRole('textbox', { name: 'Name of a new form step before enterCredentials' }).fill('housing')
    await page.keyboard.press('Enter')
    await saveIntoFolder(page)
    await expect(said(page)).toBeAttached()
    await expect(notice(page)).toBeHidden()
    const written = ['out/change.md', 'out/connect.flow.json', 'out/forms/housing.form.json', 'out/notes.txt']
    expect(await paths(page)).toEqual(written)
  })

  await test.step('other texts are named, and stay until they are to be replaced', async () => {
    const before = await page.evaluate(read)
    await setDelay(page, '700 ms')
    await saveIntoFolder(page)
    await expect(notice(page)).toContainText('flows/connect.flow.json, change.md. Nothing is written yet.')
    await button(page, 'Cancel').click()
    await expect(notice(page)).toBeHidden()
    expect(await page.evaluate(read)).toEqual(before)
    await saveIntoFolder(page)
    await button(page, 'Replace them').click()
    await expect(notice(page)).toBeHidden()
    expect(await flow()).toContain('"loadedDelayMs": 700')
    expect((await page.evaluate(read))['out/notes.txt']).toBe('untouched')
  })
})

test('a file that can’t be written is named, the others are written, and so is a folder that is refused', async ({
  page,
}) => {
  await openFlow(page)
  await page.evaluate(write, { 'out/change.md/inside.txt': 'a folder with the name of the file' })
  await page.evaluate(chooseWorkFolder, 'out')
  await setDelay(page, '700 ms')
  await saveIntoFolder(page)
  await expect(notice(page)).toContainText('This file was not written: change.md.')
  expect(await paths(page)).toEqual(['out/change.md/inside.txt', 'out/connect.flow.json'])
  await page.evaluate(() => {
    const value = () => Promise.reject(new DOMException('not here', 'SecurityError'))
    Object.defineProperty(window, 'showDirectoryPicker', { value, configurable: true })
  })
  await saveIntoFolder(page)
  await expect(notice(page)).toContainText('The browser gives no access to a folder, so nothing was written.')
})

test('what is written into the folder that is open counts as saved there', async ({ page }) => {
  await openFlow(page)
  await page.evaluate(write, { 'team/flows/connect.flow.json': text })
  await page.evaluate(chooseWorkFolder, '')
  await pane(page, 'Files')
  await button(page, 'Open a folder…').click()
  await expect(page).toHaveURL(/\?file=connect$/)
  await setDelay(page, '700 ms')
  await page.evaluate(chooseWorkFolder, 'team/flows')
  await saveIntoFolder(page)
  await expect(notice(page)).toContainText('flows/connect.flow.json')
  await button(page, 'Replace it').click()
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('.header p')).toContainText('saved in the file')
  const files = await page.evaluate(read)
  expect(files['team/flows/connect.flow.json']).toContain('"loadedDelayMs": 700')
})
