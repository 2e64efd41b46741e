/**
 * `npm run conformance`: is every row of docs/conformance.md and docs/accessibility.md green? Judges by the reports that
 * the last runs of vitest and Playwright left; exit code 1 names the rows that are not.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseTable } from './conformance-table.ts'
import { type Ran, readPlaywrightRun, readVitestRun, tableProblems } from './conformance-verdict.ts'
import type { Count } from './count.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** What a run left behind; nothing where it left nothing. */
async function readRun(file: string, read: (report: unknown, root: string) => Ran[]): Promise<Ran[]> {
  const text = await readFile(join(root, 'test-results', file), 'utf8').catch(() => null)
  return text === null ? [] : read(JSON.parse(text), root)
}

const documents = ['docs/conformance.md', 'docs/accessibility.md']
const tables = await Promise.all(documents.map((file) => readFile(join(root, file), 'utf8')))
const rows = tables.flatMap(parseTable)
const runs = await Promise.all([readRun('vitest.json', readVitestRun), readRun('playwright.json', readPlaywrightRun)])
const verdicts = rows.map((row) => ({
  row,
  faults: tableProblems(row, runs.flat(), (path) => existsSync(join(root, path))),
}))
const red = verdicts.filter(({ faults }) => faults.length > 0)
for (const { row, faults } of red) for (const fault of faults) console.log(`✘ ${row.id} ${row.rule}\n    ${fault}`)

const count: Count = { passed: rows.length - red.length, failed: red.length }
console.log(`${rows.length} rules: ${count.passed} green, ${count.failed} not`)
await mkdir(join(root, 'test-results'), { recursive: true })
await writeFile(join(root, 'test-results/conformance.json'), JSON.stringify(count))
process.exitCode = red.length > 0 || rows.length === 0 ? 1 : 0
