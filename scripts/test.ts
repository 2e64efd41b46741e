/** `npm test`: everything that decides whether the project is sound. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Count, type ReportReader, readCount, readPlaywright, readVitest, settle } from './count.ts'

interface Suite {
  name: string
  command: string
  /** Absent: the suite is one check. */
  report?: { file: string; read: ReportReader }
}

const vitestReport = 'test-results/vitest.json'

const suites: readonly Suite[] = [
  { name: 'generate', command: 'tsx scripts/generate.ts' },
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'biome check .' },
  { name: 'knip', command: 'knip' },
  { name: 'flows', command: 'tsx src/cli/main.ts lint' },
  {
    name: 'tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    report: { file: vitestReport, read: readVitest },
  },
  {
    name: 'browser',
    command: 'playwright test',
    report: { file: 'test-results/playwright.json', read: readPlaywright },
  },
  {
    name: 'mutants',
    command: 'tsx tests/mutants/main.ts',
    report: { file: 'test-results/mutants.json', read: readCount },
  },
  {
    name: 'conformance',
    command: 'tsx scripts/conformance.ts',
    report: { file: 'test-results/conformance.json', read: readCount },
  },
]

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const tools = join(root, 'node_modules/.bin')

/** Whether the command ended well; its output is seen as it comes. */
function run(command: string): Promise<boolean> {
  const env = { ...process.env, PATH: [tools, process.env['PATH']].join(delimiter) }
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, stdio: 'inherit', shell: true })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function runSuite({ command, report }: Suite): Promise<Count> {
  if (!report) return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const file = join(root, report.file)
  await rm(file, { force: true })
  const endedWell = await run(command)
  const count = await readFile(file, 'utf8').then(
    (text) => report.read(JSON.parse(text)),
    () => null,
  )
  return settle(count, endedWell)
}

const inWords = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
for (const suite of suites) {
  console.log(`\n▸ ${suite.name}: ${suite.command}`)
  const startedAt = performance.now()
  const count = await runSuite(suite)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  lines.push(`${count.failed > 0 ? '✘' : '✓'} ${suite.name.padEnd(11)} ${inWords(count)} (${seconds} s)`)
  total.passed += count.passed
  total.failed += count.failed
}

console.log(`\n${lines.join('\n')}\n\n${inWords(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
