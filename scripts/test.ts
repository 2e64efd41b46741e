/**
 * `npm test`: all checks of the project; `npm run test:quick` (`--quick`): those for daily work. The last line is
 * `N passed, N failed`.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Count, settle } from './count.ts'
import { allStages, quickStages, type Suite } from './suites.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const tools = join(root, 'node_modules/.bin')
const inherited = { ...process.env, PATH: [tools, process.env['PATH']].join(delimiter) }

/** Whether the command succeeded. Output is shown as it comes, or `buffered` until the end. */
function run({ command, env: added }: Suite, buffered: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...inherited, ...added }
    const stdio: SpawnOptions['stdio'] = buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child: ChildProcess = spawn(command, { cwd: root, env, stdio, shell: true })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
    const end = (succeeded: boolean) => {
      process.stdout.write(Buffer.concat(output))
      resolve(succeeded)
    }
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}

async function runSuite(suite: Suite, buffered: boolean): Promise<Count> {
  const { report } = suite
  if (!report) return (await run(suite, buffered)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const file = join(root, report.file)
  await rm(file, { force: true })
  const succeeded = await run(suite, buffered)
  const count = await readFile(file, 'utf8').then(
    (text) => report.read(JSON.parse(text)),
    () => null,
  )
  return settle(count, succeeded)
}

const inWords = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []

async function runAndCount(suite: Suite, buffered: boolean): Promise<void> {
  console.log(`\n▸ ${suite.name}: ${suite.command}`)
  const startedAt = performance.now()
  const count = await runSuite(suite, buffered)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  lines.push(`${count.failed > 0 ? '✘' : '✓'} ${suite.name.padEnd(11)} ${inWords(count)} (${seconds} s)`)
  total.passed += count.passed
  total.failed += count.failed
}

for (const stage of process.argv.includes('--quick') ? quickStages : allStages)
  await Promise.all(stage.map((suite, index) => runAndCount(suite, index > 0)))

console.log(`\n${lines.join('\n')}\n\n${inWords(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
