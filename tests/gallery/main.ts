/**
 * `npm run gallery`: pictures of every step, state, error and overlay, in each language, scheme and viewport, on one
 * page. The pictures are of previews, which can only show what a session can show.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { previewNames } from '../../src/preview/places.ts'
import { openPictureBrowser, type PictureBrowser } from './browser.ts'
import { galleryPage, type Look, looks, pictureOf, viewports } from './page.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../test-results/gallery')
const wanted = process.argv.slice(2)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const startedAt = performance.now()
const browser = await openPictureBrowser()
const flow = await fetch(`${browser.servers.widget}/flows/connect.flow.json`)
const names = previewNames((await flow.json()) as FlowDefinition).filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
await Promise.all((Object.keys(viewports) as Look['viewport'][]).map((viewport) => takePictures(browser, viewport)))
await writeFile(join(folder, 'index.html'), galleryPage(names))
await browser.close()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
process.stdout.write(`${names.length * looks.length} pictures in ${seconds} s: test-results/gallery/index.html\n`)

/** Uses one page, so that a place is rendered once and then only changes language and colours. */
async function takePictures({ openPage }: PictureBrowser, viewport: Look['viewport']): Promise<void> {
  const { show, shoot } = await openPage(viewports[viewport])
  const own = looks.filter((look) => look.viewport === viewport)
  for (const name of names) {
    for (const look of own) {
      await show(name, look.locale, look.scheme)
      await writeFile(join(folder, pictureOf(name, look)), await shoot())
    }
  }
}
