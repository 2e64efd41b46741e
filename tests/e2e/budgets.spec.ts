/** Budgets of the built widget (tests/budgets/README.md). Whoever crosses one is told by what. */
import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import type { ChunkSizes } from '../../scripts/module-sizes.ts'
import { languages } from '../../src/i18n/language.ts'
import budgets from '../budgets/budgets.json' with { type: 'json' }
import { builtChunks, builtFiles, growth, recordedParts } from '../budgets/sizes.ts'
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
    grown.length === 0 ? 'No module in it has grown since tests/budgets/sizes.json was recorded.' : grown.join('; ')
  const excess = `${((sizeKiB - budgetKiB) * 1024).toFixed(0)} bytes`
  return [`${what} has ${sizeKiB.toFixed(2)} KiB, ${excess} over its budget of ${budgetKiB} KiB. ${because}`]
}

/** Each language has a file for the first screen, one for the later ones, and one for previews. */
const textsOf: Readonly<Record<keyof typeof budgets.textsKiB, RegExp>> = {
  first: /^src\/generated\/locales\/\w+\.json$/,
  later: /^src\/generated\/locales\/later\/\w+\.json$/,
  preview: /^src\/preview\/texts\/\w+\.json$/,
}
const areOnly = (parts: RegExp, { modules }: ChunkSizes) => {
  const all = Object.keys(modules)
  return all.length > 0 && all.every((part) => parts.test(part))
}
const isText = (chunk: ChunkSizes) => Object.values(textsOf).some((parts) => areOnly(parts, chunk))

test('every script of the widget has a budget, and is within it', async () => {
  const chunks = (await builtChunks()).filter((chunk) => !isText(chunk))
  const limits: Readonly<Record<string, number>> = budgets.chunksKiB
  const names = [...new Set(chunks.map(({ name }) => name))]
  expect(names.sort()).toEqual(Object.keys(limits).sort())
  const problems = names.map((name) => {
    // Two files can have one name, such as a screen and its animation.
    const named = chunks.filter((chunk) => chunk.name === name)
    const size = named.reduce((sum, { gzip }) => sum + gzip, 0)
    return crossed(`The script ${name}`, kib(size), limits[name] ?? 0, named)
  })
  expect((await Promise.all(problems)).flat()).toEqual([])
})

test('every language of the widget is within its budgets', async () => {
  const chunks = await builtChunks()
  for (const [kind, parts] of Object.entries(textsOf)) {
    const texts = chunks.filter((chunk) => areOnly(parts, chunk))
    expect(texts, kind).toHaveLength(languages.length)
    const limit = budgets.textsKiB[kind as keyof typeof textsOf]
    const problems = texts.map((chunk) => crossed(`The ${kind} texts ${chunk.name}`, kib(chunk.gzip), limit, [chunk]))
    expect((await Promise.all(problems)).flat()).toEqual([])
  }
})

test('the page, its styles, its flows and its scripts without imports have budgets, and are within them', async () => {
  const files = await builtFiles()
  const limits: Readonly<Record<string, number>> = budgets.filesKiB
  expect([...files.keys()].sort()).toEqual(Object.keys(limits).sort())
  const problems = [...files].map(([name, size]) => crossed(name, kib(size), limits[name] ?? 0, []))
  expect((await Promise.all(problems)).flat()).toEqual([])
})

/** Responses to what was requested before the button of consent could be pressed. */
async function loadFirstScreen(page: Page): Promise<Response[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
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
  // The browser tells when it has sent a request as soon as that is answered.
  const responses = await Promise.all(requests.map((request) => request.response()))
  return responses.flatMap((response) =>
    response && response.request().timing().startTime < usableAt ? [response] : [],
  )
}

test('the first screen is within its budgets, and requests nothing of other servers', async ({ browser, monitor }) => {
  const context = await browser.newContext()
  await monitor(context)
  const responses = await loadFirstScreen(await context.newPage())
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
