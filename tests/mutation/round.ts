/** One run of Stryker, in a copy of the repository. */
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { neverRun } from './modules.ts'

interface Point {
  line: number
  column: number
}

/** Of the format of mutation reports, what is read here. */
export interface Report {
  files: Record<
    string,
    {
      mutants: { mutatorName: string; replacement?: string; status: string; location: { start: Point; end: Point } }[]
    }
  >
}

export const folder = 'test-results/mutation'

export interface Round {
  module: string
  /** Files, or lines of them: `src/engine/walk.ts:12-14`. */
  mutate: readonly string[]
  /** Globs of test files. */
  tests: readonly string[]
  without: readonly string[]
  /** One change in so many is judged. */
  oneIn: number
}

export async function runRound({ module, mutate, tests, without, oneIn }: Round): Promise<Report> {
  await mkdir(folder, { recursive: true })
  const [config, report] = ['config', 'round'].map((name) => join(folder, `${module}.${name}.json`)) as [string, string]
  await writeFile(config, JSON.stringify({ ...settings, mutate, jsonReporter: { fileName: report } }))
  await run(config, {
    TIELINE_MUTATION_TESTS: JSON.stringify({ include: tests, exclude: [...without, ...neverRun] }),
    TIELINE_MUTATION_ONE_IN: String(oneIn),
    // Stryker runs the tests in a thread, which cannot change its zone. A test needs one west of Greenwich.
    TZ: 'America/New_York',
  })
  return JSON.parse(await readFile(report, 'utf8')) as Report
}

const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample.ts'],
  checkers: ['sample'],
  // The checker is TypeScript. The runner needs no checker, and would warn that it cannot read it.
  checkerNodeArgs: ['--import', 'tsx'],
  logLevel: 'error',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Tests that read the docs or built files do not run.
  ignorePatterns: ['dist', 'docs', 'test-results', 'tests/e2e/pictures', 'examples/*/build'],
  tempDirName: join(folder, 'copy'),
  reporters: ['json', 'progress-append-only'],
  // Many changes run while a test file is loaded, because the flow is compiled then. Stryker would warn of each.
  warnings: { slow: false },
  // Ends a change that loops. A test that waits for ever is ended by Vitest (`vitest.config.ts`).
  timeoutMS: 30_000,
}

const stryker = fileURLToPath(new URL('../../bin/stryker.js', import.meta.resolve('@stryker-mutator/core')))

function run(config: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['tsx', stryker, 'run', config], { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Stryker ended with ${code}.`))))
  })
}
