/** `npm run docs:pictures`: takes the pictures of README.md and docs. */
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { brands, wearBrand } from '../e2e/support/brands.ts'
import { addRules, enableAll, submitForm } from '../e2e/support/measure.ts'
import { openPictureBrowser, type PictureBrowser } from './browser.ts'
import { walkFlow, walkStates } from './sessions.ts'
import { takeStudioContent } from './studio-content.ts'
import { takeStudioFiles } from './studio-files-pictures.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/images')
const phone = { width: 390, height: 740 }
const noCaret = '* { caret-color: transparent !important }'
type Walk = typeof walkFlow

const browser = await openPictureBrowser()
await writeRows('flow-light.png', [await takePictures(browser, walkFlow, 'light')])
await writeRows('flow-dark.png', [await takePictures(browser, walkFlow, 'dark')])
await writeRows('states.png', [await takePictures(browser, walkStates, 'light')])
await writeRows('brands.png', await Promise.all(brandRows(browser)))
const studio = await takeStudio(browser)
await writeFile(join(folder, 'studio.png'), studio.window)
await writeFile(join(folder, 'studio-step.png'), studio.step)
const { files, preview } = await takeStudioFiles(browser)
await writeFile(join(folder, 'studio-files.png'), files)
await writeFile(join(folder, 'studio-preview.png'), preview)
await writeFile(join(folder, 'studio-map.png'), studio.map)
const content = await takeStudioContent(browser)
await writeFile(join(folder, 'studio-texts.png'), content.texts)
await writeFile(join(folder, 'studio-form.png'), content.form)
await browser.close()

async function takePictures(
  { servers, openPage }: PictureBrowser,
  walk: Walk,
  colorScheme: 'light' | 'dark',
): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  const { page, shoot } = await openPage(phone)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await walk(page, servers, async () => {
    await page.evaluate(addRules, noCaret)
    pictures.push(await shoot())
  })
  await page.context().close()
  return pictures
}

/** For each brand, consent in the light scheme and the form with its errors in the dark scheme. */
function brandRows({ servers, openPage }: PictureBrowser): Promise<Buffer[]>[] {
  const rows: [string, 'light' | 'dark', boolean][] = [
    ['consent', 'light', false],
    ['enterCredentials.credentials', 'dark', true],
  ]
  return rows.map(async ([place, mode, isSubmitted]) => {
    const pictures: Buffer[] = []
    for (const brand of brands) {
      const applyBrand = (page: Page) => wearBrand(page, servers.widget, brand)
      const { page, frame, show, shoot } = await openPage(phone, applyBrand)
      await show(place, 'en', mode, brand.theme)
      await frame.evaluate(enableAll)
      await frame.evaluate(addRules, noCaret)
      if (isSubmitted) await frame.evaluate(submitForm)
      pictures.push(await shoot())
      await page.context().close()
    }
    return pictures
  })
}

/** A move that is not possible, the parts of a step, and the map of a customer with a target that is switched off. */
async function takeStudio({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'window' | 'step' | 'map', Buffer>>> {
  const { page } = await openPage({ width: 1280, height: 800 })
  const step = (name: string) =>
    page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) })
  await page.clock.install()
  await page.goto(`${servers.demo}/studio/`)
  await page.getByRole('tabpanel', { name: 'Checks' }).getByText('Nothing to fix.').waitFor()
  await step('selectSource').click()
  await page.frameLocator('.preview iframe').getByRole('heading', { name: 'Select a source' }).waitFor()
  // However slow the machine is, the search for another way finds one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('button', { name: 'Move selectSource down' }).click()
  await page.getByRole('button', { name: 'Instead: selectSource to place 2' }).waitFor()
  const window = await page.screenshot()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 1600 })
  await step('enterCredentials').click()
  const parts = page.getByRole('region', { name: 'Step', exact: true })
  await parts.getByRole('combobox', { name: 'Back' }).first().waitFor()
  const picture = { window, step: await parts.screenshot(), map: await takeMap(page, step) }
  await page.context().close()
  return picture
}

async function takeMap(page: Page, step: (name: string) => Locator): Promise<Buffer> {
  await page.setViewportSize({ width: 1600, height: 1400 })
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByLabel('Played as').selectOption('Usual customer')
  await step('selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await page.getByRole('button', { name: 'selectSource, nothing can lead there' }).waitFor()
  await page.getByRole('button', { name: 'Whole flow' }).click()
  return page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 1040 } })
}

/** Writes one picture with rows of phone screens. */
async function writeRows(file: string, rows: readonly Buffer[][]): Promise<void> {
  const maxLength = Math.max(...rows.map(({ length }) => length))
  const { page } = await browser.openPage({ width: maxLength * 272 + 24, height: 100 })
  const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; display: grid; gap: 24px; background: #e6e9ee }
    div { display: flex; gap: 24px }
    img { display: block; width: 248px; border-radius: 16px; outline: 1px solid #d3d8e0 }
  </style>${rows.map((pictures) => `<div>${pictures.map(image).join('')}</div>`).join('')}`)
  await writeFile(join(folder, file), await page.screenshot({ fullPage: true }))
  await page.context().close()
}
