/**
 * `npm run gallery`: pictures of every step, state, error and overlay, in each language, scheme and viewport, on one
 * page. The pictures are of previews, which can only show what a session can show.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { previewNames } from '../../src/preview/places.ts'
import { readShowcase, showcaseNames } from '../live-flow/support/showcase.ts'
import { openPictureBrowser, type PicturePage } from './browser.ts'
import { galleryPage, pictureOf, type Variant, variants, viewports } from './page.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../test-results/gallery')
const wanted = process.argv.slice(2)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const startedAt = performance.now()
const browser = await openPictureBrowser()
const flow = await fetch(`${browser.servers.widget}/flows/connect.flow.json`)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const names = previewNames((await flow.json()) as FlowDefinition).filter(isWanted)
const showcase = await readShowcase()
const ofShowcase = showcaseNames(showcase).filter(isWanted)
const title = (name: string) => `showcase ${name}`
for (const viewport of Object.keys(viewports) as Variant['viewport'][]) {
  const [usual, more] = [
    await browser.openPage(viewports[viewport]),
    await browser.openPage(viewports[viewport], undefined, showcase),
  ]
  await Promise.all([
    takePictures(usual, viewport, names, (name) => name),
    takePictures(more, viewport, ofShowcase, title),
  ])
}
const titles = [...names, ...ofShowcase.map(title)]
await writeFile(join(folder, 'index.html'), galleryPage(titles))
await browser.close()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
process.stdout.write(`${titles.length * variants.length} pictures in ${seconds} s: test-results/gallery/index.html\n`)

/** Uses one page, so that a place is rendered once and then only changes language and colours. Opens explanations. */
async function takePictures(
  { show, shoot, frame }: PicturePage,
  viewport: Variant['viewport'],
  places: readonly string[],
  titleOf: (name: string) => string,
): Promise<void> {
  const own = variants.filter((variant) => variant.viewport === viewport)
  for (const name of places) {
    for (const variant of own) {
      await show(name, variant.locale, variant.scheme)
      await frame.evaluate(openExplanations)
      await writeFile(join(folder, pictureOf(titleOf(name), variant)), await shoot())
    }
  }
}

function openExplanations() {
  for (const explanation of document.querySelectorAll('details')) explanation.open = true
}
