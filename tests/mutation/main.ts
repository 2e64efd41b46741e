/**
 * `npm run mutation`: changes one expression of the code at a time and finds out whether a test notices. Takes an hour or
 * two on two cores; `-- engine api` judges these modules, and `-- --survivors engine` only changes that no test noticed
 * in the last run. Of large modules it judges a sample (`modules.ts`), `-- --all` everything.
 * Writes its table into docs/reliability.md and what passed into test-results/mutation.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withBlock } from '../../scripts/document-block.ts'
import { table } from '../../scripts/markdown-table.ts'
import { modules } from './modules.ts'
import { countOf, type Mutants, merged, mutantsOf, rangesOf, survivorsOf, wordsOf } from './mutants.ts'
import { folder, runRound } from './round.ts'

const wanted = 85
const { values: options, positionals: names } = parseArgs({
  options: { all: { type: 'boolean' }, survivors: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = names.filter((each) => !Object.hasOwn(modules, each))
if (unknown.length > 0) throw new Error(`Not ${unknown.join(', ')}. Modules: ${Object.keys(modules).join(', ')}`)

for (const name of names.length > 0 ? names : Object.keys(modules)) {
  const mutants = await judge(name)
  await writeFile(reportOf(name), JSON.stringify(mutants))
  await writeFile(join(folder, `${name}.survivors.txt`), survivorsOf(mutants).map(wordsOf).join('\n'))
  await record(name, mutants)
}

async function judge(module: string): Promise<Mutants> {
  const { last, oneIn: share } = modules[module]!
  const oneIn = options.all ? 1 : share
  const round = async (mutate: string[], tests: string[], without: string[]) =>
    mutantsOf(await runRound({ module, mutate, tests, without, oneIn }), oneIn)
  const all = [`tests/${module}/*.test.ts`]
  const further = last.map((name) => `tests/${name}.test.ts`)
  const isRepeated = options.survivors && existsSync(reportOf(module))
  const first: Mutants = isRepeated
    ? JSON.parse(await readFile(reportOf(module), 'utf8'))
    : await round([`src/${module}/**/*.ts`], all, further)
  const survivors = survivorsOf(first)
  if (survivors.length === 0 || (last.length === 0 && !isRepeated)) return first
  return merged(first, await round(rangesOf(survivors), isRepeated ? [...all, ...further] : further, []))
}

function reportOf(module: string): string {
  return join(folder, `${module}.json`)
}

type Result = ReturnType<typeof countOf> & { date: string }

/** Reads the file again, because modules may be judged beside each other. */
async function record(module: string, mutants: Mutants) {
  const file = 'tests/mutation/results.json'
  const results: Record<string, Result> = JSON.parse(await readFile(file, 'utf8'))
  results[module] = { date: new Date().toISOString().slice(0, 10), ...countOf(mutants) }
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writePage(results)
}

async function writePage(results: Record<string, Result>) {
  const page = 'docs/reliability.md'
  const rows = Object.entries(results).map(([name, { date, noticed, judged, all }]) => {
    const score = (noticed / judged) * 100
    console.log(`${name}: ${noticed} of ${judged}, ${score.toFixed(1)} %`)
    if (score < wanted) process.exitCode = 1
    const sample = judged < all ? `sample of ${judged} of ${all.toLocaleString('en')}` : all.toLocaleString('en')
    return [name, sample, judged - noticed, `${score.toFixed(1)} %`, date]
  })
  const head = ['module', 'changes', 'unnoticed', 'score', 'date']
  await writeFile(page, withBlock(await readFile(page, 'utf8'), 'mutation', table(head, rows)))
}
