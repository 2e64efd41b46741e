/**
 * `npm run gallery`: every step, state, error and overlay × language × light and dark × phone and desktop, as pictures on
 * one page. What is shown is a preview, so nothing here can show what a session can't.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../../scripts/find-browser.ts'
import { startServers } from '../../scripts/servers.ts'
import { previewNames } from '../../src/demo/places.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { galleryPage, type Look, looks, pictureOf } from './page.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'test-results/gallery')
const definition = JSON.parse(await readFile(join(root, 'flows/connect.flow.json'), 'utf8')) as FlowDefinition
const asked = process.argv.slice(2)
const names = previewNames(definition).filter((name) => asked.length === 0 || asked.some((part) => name.includes(part)))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const servers = await startServers({ mode: 'test' })
const browser = await chromium.launch(launchOptions(await findBrowser()))
const startedAt = performance.now()
/** Two at a time: more would wait for each other. */
const queue = [...looks]
await Promise.all(
  [1, 2].map(async () => {
    for (let look = queue.shift(); look; look = queue.shift()) await portray(look)
  }),
)
await writeFile(join(folder, 'index.html'), galleryPage(names))
await Promise.all([browser.close(), servers.close()])
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
process.stdout.write(
  `${names.length * looks.length} pictures in ${seconds} s: ${join('test-results', 'gallery', 'index.html')}\n`,
)

/** One page with the widget in a frame, told by message what to show next: loading it once is what makes it quick. */
async function portray(look: Look): Promise<void> {
  const { width, height, scheme, locale } = look
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const { page, frame } = await openFrame(context)
  for (const name of names) {
    await page.evaluate(
      ([step, language, mode]) =>
        window.frames[0]?.postMessage({ action: 'tieline-preview', step, locale: language, theme: { mode } }, '*'),
      [name, locale, scheme] as const,
    )
    await settled(frame, name, locale)
    await page.screenshot({ path: join(folder, pictureOf(name, look)), animations: 'disabled', caret: 'hide' })
  }
  await context.close()
}

async function openFrame(context: BrowserContext): Promise<{ page: Page; frame: Frame }> {
  const page = await context.newPage()
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  // A real page of that origin, emptied: the browser lets no made-up one embed what is served on this machine.
  await page.goto(`${servers.demo}/?preview`)
  await page.setContent(`<body><iframe name="widget" style="${style}" src="${servers.widget}/?preview"></iframe>`)
  const frame = page.frame('widget')
  if (!frame) throw new Error('The gallery page has no frame.')
  await frame.waitForSelector('[data-preview]')
  return { page, frame }
}

/** Drawn, in its language, its pictures there, and unchanged for three frames. */
async function settled(frame: Frame, name: string, locale: string): Promise<void> {
  await frame.waitForFunction(
    ([step, language]) => {
      const { dataset } = document.body
      const shown = document.querySelector('[data-preview]')?.getAttribute('data-preview')
      const now = document.body.textContent + document.body.getElementsByTagName('*').length
      dataset['quiet'] = now === dataset['last'] ? String(Number(dataset['quiet']) + 1) : '0'
      dataset['last'] = now
      const images = [...document.images].every((image) => image.complete)
      return images && shown === step && document.documentElement.lang === language && Number(dataset['quiet']) >= 3
    },
    [name, locale] as const,
  )
}
