/**
 * `npm run test:mutants`: how many single mistakes in the specification's flow does the linter find? Of those that change
 * the behaviour, schema, compiler and rules together must find 99 %; exit code 1 if they don't. It judges 400 of them,
 * evenly chosen, and asks every rule about each fourth; `npm run test:mutants -- --all` asks every rule about all.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Count } from '../../scripts/count.ts'
import { mutantsOf, sampleOf } from './generate.ts'
import { findersOf } from './judge.ts'
import { judgeAll } from './judge-all.ts'
import { summarise } from './report.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const wanted = 0.99
const isAll = process.argv.includes('--all')
const most = isAll ? Number.POSITIVE_INFINITY : 400
/** The first rule that finds a mutant decides; that no rule breaks on it, and what each finds, needs every rule. */
const thoroughEvery = isAll ? 1 : 4

const files = [
  join(root, 'tests/specification/specification.flow.json'),
  join(root, 'tests/specification/specification.tests.json'),
] as const
const [definition, tests] = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))))
const enough = isSound() && (await score()) >= wanted
const count: Count = enough ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
await mkdir(join(root, 'test-results'), { recursive: true })
await writeFile(join(root, 'test-results/mutants.json'), JSON.stringify(count))
process.exitCode = enough ? 0 : 1

/** A rule that finds something in the flow itself would find it in every mutant. */
function isSound(): boolean {
  const found = findersOf(definition, tests)
  if (found.length > 0)
    console.log(`Correct the flow itself first. These rules find something in it: ${found.join(', ')}.`)
  return found.length === 0
}

async function score(): Promise<number> {
  const all = mutantsOf(definition)
  const chosen = sampleOf([...all.keys()], Math.min(most, all.length))
  const judgements = await judgeAll(
    files,
    chosen.map((index, position) => ({ index, isThorough: position % thoroughEvery === 0 })),
  )
  const summary = summarise(
    chosen.flatMap((index) => all[index] ?? []),
    judgements,
  )
  console.log(
    `${summary.text} (of ${all.length})\nscore ${(summary.score * 100).toFixed(1)} %, wanted ${wanted * 100} %`,
  )
  return summary.score
}
