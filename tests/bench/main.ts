/**
 * `npm run bench`: what this project measures of itself and against others, as one table, and docs/performance.md.
 * `npm run bench -- cold engine` measures some parts, `--runs 3` less often; then no document is written.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findBrowser, launchOptions } from '../../scripts/find-browser.ts'
import { coresUsed } from './cores.ts'
import { costAtScale } from './cost/section.ts'
import { engineSection } from './engine/section.ts'
import { firstScreen } from './first-screen/section.ts'
import { loadSection } from './load/section.ts'
import { modelSection } from './model/section.ts'
import { installPeers } from './peers/install.ts'
import { playthroughsSection } from './playthroughs/section.ts'
import { document, resultTable } from './report.ts'
import { holds, type Section } from './row.ts'
import { runtimeSection } from './runtime/section.ts'
import { sizesSection } from './sizes/section.ts'
import { studioSection } from './studio/section.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const leastRuns = 7

const parts: Readonly<Record<string, (browser: Browser, runs: number) => Promise<Section>>> = {
  cold: (browser, runs) => loadSection(browser, runs, root),
  running: (browser, runs) => runtimeSection(browser, runs, root),
  playthroughs: () => playthroughsSection(root),
  engine: engineSection,
  sizes: sizesSection,
  model: async () => modelSection(),
  studio: (browser, runs) => studioSection(browser, runs, root),
}

const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const runs = Number(values.runs ?? leastRuns)
const chosen = positionals.length > 0 ? positionals : Object.keys(parts)

await installPeers()
const usedBefore = await coresUsed()
const browser = await chromium.launch(launchOptions(await findBrowser()))
const sections: Section[] = []
for (const name of chosen) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part '${name}'. Parts are: ${Object.keys(parts).join(', ')}.`)
  process.stdout.write(`Measuring ${name} …\n`)
  const section = await measure(browser, runs)
  sections.push(section)
  // What has been measured is not lost when a later part fails.
  process.stdout.write(`${resultTable([section])}\n`)
}
if (positionals.length === 0 && runs >= leastRuns) {
  const { dependencies: peers } = JSON.parse(await readFile(`${root}tests/bench/peers/package.json`, 'utf8'))
  const cost = await costAtScale(browser, root)
  const text = document({
    sections,
    firstScreen: await firstScreen(),
    cost,
    browserVersion: browser.version(),
    runs,
    othersUse: Math.max(usedBefore, await coresUsed()),
    peers,
  })
  await writeFile(`${root}docs/performance.md`, text)
}
await browser.close()
process.stdout.write(`\n${resultTable(sections)}\n`)
process.exitCode = sections.some(({ rows }) => rows.some((row) => holds(row) === false)) ? 1 : 0
