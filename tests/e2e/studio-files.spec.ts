/** What becomes of the files: drafts of tabs, files of the device, files that somebody else changes, full storage. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { openFlow, savedFlow, serveFlow } from './support/studio.ts'

const studio = `${process.env['TIELINE_DEMO_URL']}/studio/`
const before = specification.flow.text
const other = before.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600')
const order = '"path": ["consent", "chooseConnectionMethod", "selectSource"'
const moved = '"path": ["consent", "selectSource", "chooseConnectionMethod"'
/** Of the byte order, which some editors write. */
const mark = '\ufeff'
const label = (page: Page) => page.locator('.header p')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('complementary', { name: 'The file has changed' })
const showFiles = (page: Page) => page.getByRole('tab', { name: 'Files', exact: true }).click()

async function moveSourceUp(page: Page) {
  await button(page, 'Move selectSource up').click()
  await expect(label(page)).toContainText('kept in this browser')
}

test('each tab keeps its own draft, and the next tab takes over that of a closed one', async ({ page, context }) => {
  await openFlow(page)
  await moveSourceUp(page)
  const second = await context.newPage()
  await openFlow(second)
  await expect(label(second)).toContainText('connect, as opened')
  for (const each of [page, second]) await expect(label(each)).toContainText('Open in another tab too')
  await button(second, 'Move consent down').click()
  await expect(label(second)).toContainText('kept in this browser')
  await second.close()
  await expect(label(page)).not.toContainText('Open in another tab too')

  await page.reload()
  await expect(button(page, 'Undo: what was not saved')).toBeVisible()
  await expect(page.locator('ol .step').nth(1)).toContainText('selectSource')
  const third = await context.newPage()
  await third.goto(`${studio}?flow=connect`)
  await expect(third.locator('ol .step').nth(0)).toContainText('chooseConnectionMethod')
  await button(third, 'Undo: what was not saved').click()
  await expect(label(third)).toContainText('Published')
  await third.close()

  await button(page, 'Undo: what was not saved').click()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  await expect(label(page)).toContainText('Published')
  await page.reload()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  expect(await savedFlow(page)).toBe(before)
})

test('what is typed in a field outlives a reload', async ({ page }) => {
  await openFlow(page)
  const description = page.getByRole('textbox', { name: 'What it is for' })
  await description.fill('The user agrees.')
  await page.reload()
  await expect(description).toHaveValue('The user agrees.')
})

test('a file that changes meanwhile is compared, kept or taken, and nothing is lost', async ({ page }) => {
  await openFlow(page)
  await moveSourceUp(page)
  await serveFlow(page, other)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(bar(page)).toContainText('Somebody else has changed flows/connect.flow.json')
  // Not decided yet: the question outlives a reload.
  await page.reload()
  await bar(page).getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(bar(page).locator('del')).toContainText('"loadedDelayMs": 500')
  await expect(bar(page).locator('ins')).toContainText('"loadedDelayMs": 600')
  await bar(page).getByRole('button', { name: 'Restart from the file' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(label(page)).toContainText('Published')
  await button(page, 'Undo: the file as it is now').click()
  await expect(page.locator('ol .step').nth(1)).toContainText('selectSource')

  // A file that nobody edits follows at once.
  await button(page, 'Redo: the file as it is now').click()
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(label(page)).toContainText('Published')
  await expect(page.locator('.cm-content')).toContainText('"loadedDelayMs": 500')
})

test('a browser that keeps no draft says so before the tab is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
  })
  await openFlow(page)
  await button(page, 'Move selectSource up').click()
  const notice = page.getByRole('complementary', { name: 'The draft is not kept' })
  await expect(notice).toContainText('storage is full or forbidden')
  await expect(label(page)).toContainText('not kept anywhere')
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save file' }).press('Enter')
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"path": ["consent", "selectSource"')
  await expect(label(page)).toContainText('downloaded')
})

test('files of the device are opened, saved in place, and open again after a reload', async ({ page }) => {
  await page.addInitScript(chooseFromPrivateFolder)
  await openFlow(page)
  await page.evaluate(writeToPrivateFolder, {
    'mine.flow.json': mark + before,
    'mine.tests.json': specification.tests.text,
  })
  await showFiles(page)
  await button(page, 'Open files…').press('Enter')
  await expect(page).toHaveURL(/\?file=mine$/)
  await expect(label(page)).toContainText('As in the file')
  await moveSourceUp(page)
  await page.keyboard.press('Control+s')
  await expect(label(page)).toContainText('saved in the file')
  const saved = await page.evaluate(readFromPrivateFolder, 'mine.flow.json')
  expect(saved).toBe(mark + before.replace(order, moved))

  await page.evaluate(writeToPrivateFolder, { 'mine.flow.json': other })
  await button(page, 'Move consent down').click()
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(readFromPrivateFolder, 'mine.flow.json')).toBe(other)
  await bar(page).getByRole('button', { name: 'Keep mine' }).click()
  await page.keyboard.press('Control+s')
  await expect(label(page)).toContainText('saved in the file')
  await page.reload()
  await expect(page.locator('ol .step').nth(0)).toContainText('selectSource')
  await expect(label(page)).toContainText('saved in the file')
  await expect(bar(page)).toBeHidden()
  await showFiles(page)
  await expect(page.locator('.files')).toContainText('flows/mine.tests.json as opened')
})

test('without file access files are chosen and downloaded, and an older version is a draft', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showOpenFilePicker', 'showDirectoryPicker']) Reflect.deleteProperty(window, name)
  })
  await page.goto(`${studio}?file=unknown`)
  await expect(page.getByRole('alert')).toContainText('There is no flow')
  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Open files…').click()
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await (await chosen).setFiles([file('first.flow.json', before), file('second.flow.json', before)])
  await button(page, 'second').press('Enter')
  await expect(label(page)).toContainText('As in the file')
  await showFiles(page)
  // One that can't be opened leaves the flow that is, also under its own name.
  for (const name of ['third', 'second']) {
    const broken = page.waitForEvent('filechooser')
    await button(page, 'Open files…').click()
    await (await broken).setFiles(file(`${name}.flow.json`, '{\n  "name": "third",\n}'))
    const said = `“${name}” can’t be opened. flows/${name}.flow.json, line 2: This is not JSON: nothing follows this comma`
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(label(page)).toContainText('connect, as opened')
    await expect(page).toHaveURL(/\?file=second$/)
  }
  const older = page.waitForEvent('filechooser')
  await button(page, 'Open an older version…').click()
  await (await older).setFiles(file('release-1.flow.json', other))
  await expect(button(page, 'Undo: the version in release-1.flow.json')).toBeVisible()
  await expect(label(page)).toContainText('Draft')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+s')
  expect(await readFile(await (await download).path(), 'utf8')).toBe(other)
})

/** In place of the dialogs of the browser: all files of the private folder of the origin, with real handles. */
function chooseFromPrivateFolder() {
  const choose = async () => {
    const handles = []
    const folder = (await navigator.storage.getDirectory()) as unknown as { values: () => AsyncIterable<unknown> }
    for await (const handle of folder.values()) handles.push(handle)
    return handles
  }
  Object.defineProperty(window, 'showOpenFilePicker', { value: choose })
}

async function writeToPrivateFolder(files: Record<string, string>) {
  const folder = await navigator.storage.getDirectory()
  for (const [name, text] of Object.entries(files)) {
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await writable.write(text)
    await writable.close()
  }
}

async function readFromPrivateFolder(name: string): Promise<string> {
  const folder = await navigator.storage.getDirectory()
  const file = await (await folder.getFileHandle(name)).getFile()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
}
