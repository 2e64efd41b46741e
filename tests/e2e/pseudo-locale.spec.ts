/** Every place in a pseudo-locale that is 40 % longer than English: no text is cut off, and all text is from locales/. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { outsideMessages, pseudoMessages } from '../i18n/support/pseudo.ts'
import { readPage } from '../playthroughs/support/page-reader.ts'
import { expect, test } from '../support/browser.ts'
import { sampleNames } from '../support/sample-names.ts'
import { names, openPreviews } from './support/previews.ts'

const assets = new URL('../../dist/widget/assets/', import.meta.url)
const samples = JSON.parse(readFileSync(new URL('../../src/preview/texts/en.json', import.meta.url), 'utf8'))

/** Text that belongs in no locale: names in the samples, of the product and of countries. */
const data = [
  ...(Object.values(samples) as string[]),
  ...sampleNames,
  'Tieline',
  ...['United States', 'Canada', 'Spain', 'Germany', 'Portugal', 'France', 'Mexico'],
]

/** Serves the pseudo-locale in place of the chunks with the English messages: those of the first screen, and the others. */
async function servePseudoLocale(page: Page): Promise<void> {
  const isEnglish = (file: string) =>
    /^en-.*\.js$/.test(file) && /"(about\.close|app\.loading)"/.test(readFileSync(new URL(file, assets), 'utf8'))
  const chunks = readdirSync(assets).filter(isEnglish)
  if (chunks.length !== 2) throw new Error(`${chunks.length} chunks of the build hold English messages.`)
  const body = `export default ${JSON.stringify(pseudoMessages())}`
  for (const chunk of chunks)
    await page.route(`**/assets/${chunk}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Visible text, the title, and names for screen readers. Runs in the page. */
function textsOf(): string[] {
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const named = [...root.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
  const names = named.flatMap((element) =>
    ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
  return [root.innerText, document.title, ...names]
}

/** Initials and punctuation count as data. */
const isData = (line: string) => !/\p{L}.*\p{L}/u.test(line) || data.includes(line.trim())

for (const width of [390, 320]) {
  test(`at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await servePseudoLocale(page)
    const { frame, show } = await openPreviews(page)
    for (const name of names) {
      await show(name)
      expect.soft((await frame.evaluate(readPage)).cut, `${name}: cut`).toEqual([])
      const lines = (await frame.evaluate(textsOf)).flatMap((text) => outsideMessages(text).split('\n'))
      expect
        .soft(
          lines.filter((line) => !isData(line)),
          `${name}: not from locales/`,
        )
        .toEqual([])
    }
    await show('consent')
    await expect(frame.getByRole('button', { name: '[Çööñţîîñüüéé]' })).toBeVisible()
  })
}

test('the check finds text that is not from locales/', async ({ page }) => {
  await servePseudoLocale(page)
  const { frame, show } = await openPreviews(page)
  await show('success')
  await frame.evaluate(() => document.querySelector('h1')?.append('Well done'))
  const [seen = ''] = await frame.evaluate(textsOf)
  expect(
    outsideMessages(seen)
      .split('\n')
      .filter((line) => !isData(line)),
  ).toEqual(['Well done'])
})
