/** `npm run docs:pictures [-- name…]`: takes the pictures of README.md and docs; `studio` stands for all that start with it. */
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { brands, wearBrand } from '../e2e/support/brands.ts'
import { addRules, enableAll, submitForm } from '../e2e/support/measure.ts'
import { readShowcase } from '../live-flow/support/showcase.ts'
import { openPictureBrowser, type PictureBrowser } from './browser.ts'
import { button, openClient, signInAs, toSources } from './findings/stage.ts'
import { joinPictures } from './join-pictures.ts'
import { walkFlow, walkStates } from './sessions.ts'
import { studioPictures } from './studio-pictures.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/images')
const phone = { width: 390, height: 740 }
const noCaret = '* { caret-color: transparent !important }'
const showcase = { flow: 'showcase', may_leave: true }
type Walk = typeof walkFlow

const browser = await openPictureBrowser()

/** Of the widget: rows of screens. */
const widgetPictures: Readonly<Record<string, () => Promise<Buffer[][]>>> = {
  'flow-light': async () => [await takePictures(browser, walkFlow, 'light')],
  'flow-dark': async () => [await takePictures(browser, walkFlow, 'dark')],
  states: async () => [await takePictures(browser, walkStates, 'light')],
  options: () => takeOptions(browser),
  brands: () => Promise.all(brandRows(browser)),
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((each) => name === each || name.startsWith(`${each}-`))
for (const [name, take] of Object.entries(widgetPictures))
  if (isWanted(name)) await writeFile(join(folder, `${name}.png`), await joinPictures(browser, await take()))
for (const [name, take] of Object.entries(studioPictures))
  if (isWanted(name))
    for (const [file, picture] of Object.entries(await take(browser))) await writeFile(join(folder, file), picture)
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

/** What options of the showcase flow show, in three rows. */
async function takeOptions(browser: PictureBrowser): Promise<Buffer[][]> {
  const [marked, suggested] = await takeSearches(browser)
  const { page, frame, show, shoot } = await browser.openPage(phone, undefined, await readShowcase())
  const take = async (name: string) => {
    await show(name)
    await frame.evaluate(enableAll)
    await frame.evaluate(addRules, noCaret)
    return shoot()
  }
  const places: (string | Buffer)[][] = [
    ['consent', 'selectSource', marked, suggested],
    [
      'enterCredentials.credentials!warning',
      'enterCredentials.credentials!stop',
      await takeExplanation(browser),
      await takeLeaveNotice(browser),
    ],
    ['errorSubmitEmail!CONNECTION_LOCKED', 'success', 'continueOnPhone.code', 'uploadOnPhone'],
  ]
  const rows: Buffer[][] = []
  for (const row of places) {
    const pictures: Buffer[] = []
    for (const picture of row) pictures.push(typeof picture === 'string' ? await take(picture) : picture)
    rows.push(pictures)
  }
  await page.context().close()
  return rows
}

/** A part of a name that is found, and a misspelt one. */
async function takeSearches(browser: PictureBrowser): Promise<[Buffer, Buffer]> {
  const { page, take } = await openClient(browser, phone, showcase)
  await toSources(page)
  await page.getByRole('searchbox').fill('pow')
  await page.locator('main:visible mark').first().waitFor()
  const marked = await take()
  await page.getByRole('searchbox').fill('hydar')
  await page.getByText('Did you mean').first().waitFor()
  const suggested = await take()
  await page.context().close()
  return [marked, suggested]
}

async function takeExplanation(browser: PictureBrowser): Promise<Buffer> {
  const { page, take } = await openClient(browser, phone, showcase)
  await button(page, 'Continue').click()
  await page.getByRole('searchbox').fill('Blue Mesa')
  await button(page, 'Blue Mesa Gas').click()
  await page.locator('summary').first().click()
  const bill = page.locator('.sample-bill:visible').first()
  await bill.waitFor()
  await bill.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const picture = await take()
  await page.context().close()
  return picture
}

async function takeLeaveNotice(browser: PictureBrowser): Promise<Buffer> {
  const { page, take } = await openClient(browser, phone, showcase)
  await page.clock.install()
  await signInAs(page, 'user_timeout')
  await page.getByRole('list', { name: 'What has happened so far' }).waitFor()
  await page.clock.fastForward(60_000)
  await button(page, 'Close this page').waitFor()
  const picture = await take()
  await page.context().close()
  return picture
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
