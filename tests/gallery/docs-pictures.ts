/** `npm run docs:pictures`: takes the pictures of README.md and docs; with `-- studio` those of the studio alone. */
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { brands, wearBrand } from '../e2e/support/brands.ts'
import { addRules, enableAll, submitForm } from '../e2e/support/measure.ts'
import { readShowcase } from '../live-flow/support/showcase.ts'
import { openPictureBrowser, type PictureBrowser } from './browser.ts'
import { joinPictures } from './join-pictures.ts'
import { walkFlow, walkStates } from './sessions.ts'
import { takeStudio } from './studio-pictures.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/images')
const phone = { width: 390, height: 740 }
const noCaret = '* { caret-color: transparent !important }'
type Walk = typeof walkFlow

const browser = await openPictureBrowser()
if (process.argv[2] !== 'studio') await writeWidget()
for (const [name, picture] of Object.entries(await takeStudio(browser))) await writeFile(join(folder, name), picture)
await browser.close()

async function writeWidget(): Promise<void> {
  await writeRows('flow-light.png', [await takePictures(browser, walkFlow, 'light')])
  await writeRows('flow-dark.png', [await takePictures(browser, walkFlow, 'dark')])
  await writeRows('states.png', [await takePictures(browser, walkStates, 'light')])
  await writeRows('options.png', await takeOptions(browser))
  await writeRows('brands.png', await Promise.all(brandRows(browser)))
}

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

/** What options of the showcase flow show, in two rows. */
async function takeOptions({ openPage }: PictureBrowser): Promise<Buffer[][]> {
  const { page, frame, show, shoot } = await openPage(phone, undefined, await readShowcase())
  const take = async (name: string) => {
    await show(name)
    await frame.evaluate(enableAll)
    await frame.evaluate(addRules, noCaret)
    return shoot()
  }
  const places = [
    ['consent', 'selectSource', 'enterCredentials.credentials!warning', 'enterCredentials.credentials!stop'],
    ['enterCredentials.polling', 'errorSubmitEmail!CONNECTION_LOCKED', 'success', 'continueOnPhone.code'],
  ]
  const rows: Buffer[][] = []
  for (const row of places) {
    const pictures: Buffer[] = []
    for (const name of row) pictures.push(await take(name))
    rows.push(pictures)
  }
  await page.context().close()
  return rows
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

async function writeRows(file: string, rows: readonly Buffer[][]): Promise<void> {
  await writeFile(join(folder, file), await joinPictures(browser, rows))
}
