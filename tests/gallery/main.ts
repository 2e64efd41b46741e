/**
 * `npm run gallery`: every step, state, error and overlay × language × light and dark × phone and desktop, as pictures on
 * one page. What is shown is a preview, so nothing here can show what a session can't.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { previewNames } from '../../src/demo/places.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { galleryPage, type Look, looks, pictureOf, viewports } from './page.ts'
import { openStudio, type Studio } from './studio.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../test-results/gallery')
const asked = process.argv.slice(2)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const startedAt = performance.now()
const studio = await openStudio()
const flow = await fetch(`${studio.servers.widget}/flows/connect.flow.json`)
const names = previewNames((await flow.json()) as FlowDefinition).filter(
  (name) => asked.length === 0 || asked.some((part) => name.includes(part)),
)
await Promise.all((Object.keys(viewports) as Look['viewport'][]).map((viewport) => portray(studio, viewport)))
await writeFile(join(folder, 'index.html'), galleryPage(names))
await studio.close()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
process.stdout.write(`${names.length * looks.length} pictures in ${seconds} s: test-results/gallery/index.html\n`)

/** One page each: a place is drawn once, and then only changes its words and its colours. */
async function portray({ openPage }: Studio, viewport: Look['viewport']): Promise<void> {
  const { show, shoot } = await openPage(viewports[viewport])
  const own = looks.filter((look) => look.viewport === viewport)
  for (const name of names) {
    for (const look of own) {
      await show(name, look.locale, look.scheme)
      await writeFile(join(folder, pictureOf(name, look)), await shoot())
    }
  }
}
