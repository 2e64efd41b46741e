/** `npm run docs:pictures`: the pictures that README and docs show, taken anew and put side by side. */
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { brands, wearBrand } from '../e2e/support/brands.ts'
import { addRules, enableAll, submitForm } from '../e2e/support/measure.ts'
import { walkFlow, walkStates } from './live.ts'
import { openStudio, type Studio } from './studio.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/images')
const phone = { width: 390, height: 740 }
const noCaret = '* { caret-color: transparent !important }'
type Walk = typeof walkFlow

const studio = await openStudio()
await strip('flow-light.png', [await portrayed(studio, walkFlow, 'light')])
await strip('flow-dark.png', [await portrayed(studio, walkFlow, 'dark')])
await strip('states.png', [await portrayed(studio, walkStates, 'light')])
await strip('brands.png', await Promise.all(brandRows(studio)))
await studio.close()

async function portrayed({ servers, openPage }: Studio, walk: Walk, colorScheme: 'light' | 'dark'): Promise<Buffer[]> {
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

/** Consent in the light and the form with its errors in the dark, in each brand's colours. */
function brandRows({ servers, openPage }: Studio): Promise<Buffer[]>[] {
  const rows: [string, 'light' | 'dark', boolean][] = [
    ['consent', 'light', false],
    ['enterCredentials.credentials', 'dark', true],
  ]
  return rows.map(async ([place, mode, sent]) => {
    const pictures: Buffer[] = []
    for (const brand of brands) {
      const wear = (page: Page) => wearBrand(page, servers.widget, brand)
      const { page, frame, show, shoot } = await openPage(phone, wear)
      await show(place, 'en', mode, brand.theme)
      await frame.evaluate(enableAll)
      await frame.evaluate(addRules, noCaret)
      if (sent) await frame.evaluate(submitForm)
      pictures.push(await shoot())
      await page.context().close()
    }
    return pictures
  })
}

/** Rows of phones, each a little less than life-size. */
async function strip(file: string, rows: readonly Buffer[][]): Promise<void> {
  const widest = Math.max(...rows.map(({ length }) => length))
  const { page } = await studio.openPage({ width: widest * 272 + 24, height: 100 })
  const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; display: grid; gap: 24px; background: #e6e9ee }
    div { display: flex; gap: 24px }
    img { display: block; width: 248px; border-radius: 16px; outline: 1px solid #d3d8e0 }
  </style>${rows.map((pictures) => `<div>${pictures.map(image).join('')}</div>`).join('')}`)
  await writeFile(join(folder, file), await page.screenshot({ fullPage: true }))
  await page.context().close()
}
