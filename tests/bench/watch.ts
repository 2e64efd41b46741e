/**
 * How long `tieline check --watch` takes to answer an edit of one flow, from the moment the file is saved to the printed
 * answer. Prints the seconds of each edit; the target is 1 s (two cores).
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const flow = 'flows/connect.flow.json'

const edits: readonly [what: string, edit: (definition: Definition) => object][] = [
  ['a setting', ({ settings }) => ({ settings: { ...settings, searchMinLength: 4 } })],
  ['another', ({ settings }) => ({ settings: { ...settings, searchBoxMinSources: 9 } })],
  ['a mistake', ({ path }) => ({ path: [...path, 'nowhere'] })],
  ['none', () => ({})],
]

interface Definition {
  settings: Record<string, number>
  path: string[]
}

/** A report is printed at once. */
async function nextAnswer({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  const [chunk] = (await once(stdout, 'data')) as [Buffer]
  return chunk.toString().trim().split('\n').slice(-1).join()
}

const folder = await mkdtemp(join(tmpdir(), 'tieline-watch-'))
for (const name of ['flows', 'locales']) await cp(join(root, name), join(folder, name), { recursive: true })
await cp(join(folder, 'flows'), join(folder, 'released'), { recursive: true })
await mkdir(join(folder, 'node_modules'))
const program = join(root, 'dist/cli/main.js')
const child = spawn(process.execPath, [program, 'check', '--watch', '--base', 'released'], { cwd: folder })
try {
  await nextAnswer(child)
  const text = await readFile(join(folder, flow), 'utf8')
  for (const [what, edit] of edits) {
    const definition = JSON.parse(text) as Definition
    const started = performance.now()
    const answered = nextAnswer(child)
    await writeFile(join(folder, flow), JSON.stringify({ ...definition, ...edit(definition) }, null, 2))
    const answer = await answered
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    process.stdout.write(`${seconds.padStart(6)} s  ${what}: ${answer}\n`)
  }
} finally {
  child.kill()
  await once(child, 'exit')
  await rm(folder, { recursive: true, force: true })
}
