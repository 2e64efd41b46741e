/**
 * `npm run test:hostile`: each file of the hostile suite twenty times in a row, one after the other, which takes
 * about four hours on two cores. `-- a-address j-memory` repeats these two, `--runs 5` less often. Writes its table into
 * docs/reliability.md.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readPlaywright, settle } from '../../scripts/count.ts'
import { withBlock } from '../../scripts/document-block.ts'
import { table } from '../../scripts/markdown-table.ts'

interface Result {
  runs: number
  /** Of all runs. */
  passed: number
  failed: number
  date: string
}

const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const runs = Number(values.runs ?? 20)
const all = (await readdir('tests/hostile'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map(nameOf)
  .sort()
const unknown = positionals.filter((name) => !all.includes(name))
if (unknown.length > 0 || !(runs >= 1))
  throw new Error(`Not ${unknown.join(', ') || values.runs}. Files: ${all.join(', ')}`)

for (const name of positionals.length > 0 ? positionals : all) await record(name, repeat(name))

function nameOf(file: string): string {
  return basename(file, '.spec.ts')
}

function repeat(name: string): Omit<Result, 'date'> {
  const file = `test-results/hostile-${name}.json`
  const env = { ...process.env, TIELINE_SKIP_BUILD: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const args = ['test', `hostile/${name}`, '--project=hostile', `--repeat-each=${runs}`, '--reporter=dot,json']
  const { status } = spawnSync('playwright', args, { env, stdio: 'inherit' })
  return { runs, ...settle(readPlaywright(JSON.parse(readFileSync(file, 'utf8'))), status === 0) }
}

/** Files may be repeated on different days. */
async function record(name: string, result: Omit<Result, 'date'>): Promise<void> {
  const file = 'tests/hostile/results.json'
  const known: Record<string, Result> = JSON.parse(await readFile(file, 'utf8'))
  const results = { ...known, [name]: { ...result, date: new Date().toISOString().slice(0, 10) } }
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  if (result.failed > 0) process.exitCode = 1
  const page = 'docs/reliability.md'
  const rows = all.flatMap((each) => {
    const found = results[each]
    return found ? [[each, (found.passed + found.failed) / found.runs, found.runs, found.failed, found.date]] : []
  })
  const head = ['file', 'tests', 'runs in a row', 'failed', 'date']
  await writeFile(page, withBlock(await readFile(page, 'utf8'), 'hostile', table(head, rows)))
}
