/** Budgets of the built widget (tests/budgets/README.md). Whoever crosses one is told by what. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { ChunkSizes } from '../../scripts/module-sizes.ts'
import budgets from '../budgets/budgets.json' with { type: 'json' }
import { builtChunks, growth, recordedParts } from '../budgets/sizes.ts'
import { expect, test } from '../support/browser.ts'
import { mintToken, widgetUrl } from './support/widget.ts'

const kib = (bytes: number) => bytes / 1024

/** One sentence for each budget that is crossed. */
async function crossed(
  what: string,
  sizeKiB: number,
  budgetKiB: number,
  chunks: readonly ChunkSizes[],
): Promise<string[]> {
  if (sizeKiB <= budgetKiB) return []
  const grown = growth(chunks, await recordedParts())
  const because =
    grown.length === 0 ? 'Nothing in it has grown since tests/budgets/sizes.json was recorded.' : grown.join('; ')
  const excess = `${((sizeKiB - budgetKiB) * 1024).toFixed(0)} bytes`
  return [`${what} has ${sizeKiB.toFixed(1)} KiB, ${excess} over its budget of ${budgetKiB} KiB. ${because}`]
}

const languageOf = ({ modules }: ChunkSizes) =>
  Object.keys(modules)
    .join()
    .match(/^src\/generated\/locales\/(?:later\/)?(\w+)\.json$/)?.[1]

test('every script and language of the widget is within its budget', async () => {
  const chunks = await builtChunks()
  const limits: Readonly<Record<string, number>> = budgets.chunksKiB
  const problems = chunks.map((chunk) => {
    const language = languageOf(chunk)
    if (language !== undefined)
      return crossed(`The language ${language}`, kib(chunk.gzip), budgets.languageKiB, [chunk])
    const limit = limits[chunk.name] ?? budgets.chunksKiB.others
    return crossed(`The script ${chunk.name}`, kib(chunk.gzip), limit, [chunk])
  })
  expect((await Promise.all(problems)).flat()).toEqual([])
  // Each language has a file for the first screen and one for the later ones.
  expect(chunks.filter((chunk) => languageOf(chunk) !== undefined)).toHaveLength(10)
})

test('every budget is of a script that the build has', async () => {
  const names = (await builtChunks()).map(({ name }) => name)
  expect(Object.keys(budgets.chunksKiB).filter((name) => name !== 'others' && !names.includes(name))).toEqual([])
})

interface Loaded {
  /** Responses to what was requested before the button of consent could be pressed. */
  responses: Response[]
}

async function loadFirstScreen(page: Page): Promise<Loaded> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(() => {
    // Told in the task that draws the button: a frame later, what is idle work has been requested.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('footer button:enabled')) return
      performance.mark('usable')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto(`${widgetUrl}?token=${await mintToken()}`)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const usableAt = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN),
  )
  return { responses: responses.filter((response) => response.request().timing().startTime < usableAt) }
}

test('the first screen is within its budgets, and requests nothing of other servers', async ({ browser, monitor }) => {
  const context = await browser.newContext()
  await monitor(context)
  const { responses } = await loadFirstScreen(await context.newPage())
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
  const files = scripts.map((script) => new URL(script.url()).pathname.slice(1))
  const chunks = (await builtChunks()).filter(({ file }) => files.includes(file))
  const total = kib(sizes.reduce((sum, size) => sum + size, 0))
  expect(await crossed('The first screen', total, budgets.firstScreen.scriptsKiB, chunks)).toEqual([])
  const urls = responses.map((response) => response.url())
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(budgets.firstScreen.requests)
  const own = [widgetUrl, process.env['TIELINE_SANDBOX_URL'] ?? ''].map((url) => new URL(url).origin)
  expect(urls.filter((url) => !url.startsWith('data:') && !own.includes(new URL(url).origin))).toEqual([])
  await context.close()
})
