/**
 * How long fifty customers take: linted, tested and compared the first time, again, and when one has changed.
 * Prints the seconds; the targets are 20 s at first and 2 s for one (two cores).
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { customer } from '../support/customers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const count = 50

/** The built command line, as it runs in a pipeline. */
async function measure(folder: string, what: string, ...args: string[]): Promise<void> {
  const started = performance.now()
  const program = join(root, 'dist/cli/main.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const [last] = stdout.trim().split('\n').slice(-1)
  process.stdout.write(`${seconds.padStart(6)} s  ${what}: ${last}\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'tieline-customers-'))
try {
  for (const name of ['flows', 'locales']) await cp(join(root, name), join(folder, name), { recursive: true })
  // With it the results are kept.
  await mkdir(join(folder, 'node_modules'))
  const write = (index: number, changes: number) =>
    writeFile(
      join(folder, `flows/${customer(index, changes).name}.flow.json`),
      JSON.stringify(customer(index, changes)),
    )
  for (let index = 0; index < count; index++) await write(index, 1 + (index % 10))
  await cp(join(folder, 'flows'), join(folder, 'released'), { recursive: true })
  await measure(folder, `${count} customers, linted and tested`, 'check', '--base', 'released')
  await measure(folder, 'again', 'check', '--base', 'released')
  await write(7, 4)
  await measure(folder, 'one changed', 'check', '--base', 'released')
  await measure(folder, 'compared with the flow', 'customers', '--json')
} finally {
  await rm(folder, { recursive: true, force: true })
}
