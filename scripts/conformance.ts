/**
 * `npm run conformance`: names every row of docs/conformance.md and docs/accessibility.md that is not green, according to
 * the reports of the last runs of vitest and Playwright. Exit code 1 if there is one. It notes where the shipped flow
 * behaves otherwise than the specification's flow, without failing.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differencesOf } from './conformance-notes.ts'
import { parseTable } from './conformance-table.ts'
import { type Ran, readPlaywrightRun, readVitestRun, tableProblems } from './conformance-verdict.ts'
import type { Count } from './count.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The tests of a run's report; none if there is no report. */
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
  problems: tableProblems(row, runs.flat(), (path) => existsSync(join(root, path))),
}))
const red = verdicts.filter(({ problems }) => problems.length > 0)
for (const { row, problems } of red)
  for (const problem of problems) console.log(`✘ ${row.id} ${row.rule}\n    ${problem}`)

const differences = await differencesOf(join(root, 'flows'))
if (differences.length > 0) console.log('Note: the shipped flow differs from the one that the rows are about.')
for (const difference of differences) console.log(`    ${difference}`)

const count: Count = { passed: rows.length - red.length, failed: red.length }
console.log(`${rows.length} rules: ${count.passed} green, ${count.failed} not`)
await mkdir(join(root, 'test-results'), { recursive: true })
await writeFile(join(root, 'test-results/conformance.json'), JSON.stringify(count))
process.exitCode = red.length > 0 || rows.length === 0 ? 1 : 0
