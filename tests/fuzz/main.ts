/**
 * `npm run fuzz`: 100,000 random and mutated bodies for each call, items for each list and messages for each reader.
 * Writes its table into docs/reliability.md; `npm run fuzz -- 5000` tries fewer and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { withBlock } from '../../scripts/document-block.ts'
import { table } from '../../scripts/markdown-table.ts'
import { calls, checkBodies, checkList, lists } from './bodies.ts'
import { settings } from './configuration.ts'
import { readers } from './messages.ts'

const [given] = process.argv.slice(2)
const runs = given === undefined ? 100_000 : Number(given)

const properties: [string, (runs: number) => void][] = [
  ...calls.map((call): [string, (runs: number) => void] => [`bodies of ${call.name}`, (n) => checkBodies(call, n)]),
  ...lists.map((list): [string, (runs: number) => void] => [`an item of ${list.list}`, (n) => checkList(list, n)]),
  ...Object.entries(settings),
  ...Object.entries(readers),
]

const rows = properties.map(([name, check]) => {
  const failure = failureOf(() => check(runs))
  console.log(`${name}: ${failure ?? `${runs} tried, 0 failed`}`)
  return [name, runs.toLocaleString('en'), failure === null ? '0' : 'failed']
})

if (given === undefined) {
  const page = 'docs/reliability.md'
  const block = `${table(['what', 'tried', 'failed'], rows)}\n\nRun on ${new Date().toISOString().slice(0, 10)}.`
  writeFileSync(page, withBlock(readFileSync(page, 'utf8'), 'fuzz', block))
}
process.exitCode = rows.every(([, , failed]) => failed === '0') ? 0 : 1

function failureOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
