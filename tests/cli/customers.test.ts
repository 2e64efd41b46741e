/** Many customers in real processes: side by side in threads, with results that are kept. */
import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customer } from '../support/customers.ts'
import { specification, writeSpecification } from '../support/specification.ts'
import { commit, program, runTieline } from './support/processes.ts'

const count = 3
let folder: string

const tieline = (...args: string[]) => runTieline(folder, ...args)

const write = (content: { name: string }) =>
  writeFile(join(folder, `flows/${content.name}.flow.json`), JSON.stringify(content))

const cached = async () => {
  const [program = ''] = await readdir(join(folder, 'node_modules/.cache/tieline'))
  return (await readdir(join(folder, 'node_modules/.cache/tieline', program))).length
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  await writeSpecification(folder)
  await mkdir(join(folder, 'node_modules'))
  await cp(join(folder, 'flows'), join(folder, 'released'), { recursive: true })
  for (let index = 0; index < count; index++) await write(customer(index, 2 * index + 1))
  await write({ ...customer(count, 1), merge: { settings: { searchMinLength: 'x' } } } as { name: string })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('many customers', () => {
  it('are checked, and one that is broken stops no other', async () => {
    const first = await tieline('check', '--base', 'released', '--format', 'json')
    const { failed, findings } = JSON.parse(first.stdout) as { failed: boolean; findings: { file: string }[] }
    expect([first.stderr, first.code, failed]).toEqual(['', 1, true])
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set([`flows/${customer(count, 1).name}.flow.json`]))
    const kept = await cached()
    // The findings of each flow; and what each customer, which is new, changes in the flow that it extends.
    expect(kept).toBe(count + 2 + (count + 1))
    expect(await tieline('check', '--base', 'released', '--format', 'json')).toEqual(first)
    expect(await cached()).toBe(kept)
  })

  it('are built flat, without the one that is broken', async () => {
    const { code, stdout } = await tieline('build', 'flows', '--out', 'out')
    expect([code, stdout]).toEqual([1, expect.stringContaining(`${count + 1} flows written to out, 1 left out.`)])
    const manifest = JSON.parse(await readFile(join(folder, 'out/manifest.json'), 'utf8')) as {
      flows: Record<string, { file: string; content: string }>
    }
    expect(Object.keys(manifest.flows)).toHaveLength(count + 1)
    for (const { file, content } of Object.values(manifest.flows))
      expect(await readFile(join(folder, 'out', file), 'utf8')).toBe(
        await readFile(join(folder, 'out', content), 'utf8'),
      )
  })

  it('are compared with the flow', async () => {
    const { stdout } = await tieline('customers', '--json')
    const { customers } = JSON.parse(stdout) as { customers: { overrides: object[]; failure: string | null }[] }
    expect(customers.map(({ overrides }) => overrides.length)).toEqual([1, 3, 5, 1])
    expect(customers.filter(({ failure }) => failure !== null)).toHaveLength(1)
  })

  it('are compared with a git ref', async () => {
    await commit(folder, 'flows')
    await writeFile(
      join(folder, specification.flow.file),
      specification.flow.text.replace('"searchBoxMinSources": 8', '"searchBoxMinSources": 9'),
    )
    const { stdout } = await tieline('check', '--base', 'HEAD', specification.flow.file)
    expect(stdout).toContain('behaviour: `searchBoxMinSources` is 9, before 8.')
    expect(stdout).toContain('1 change since HEAD, none that --fail-on breaking stops.')
  })

  it('are checked again when a file changes, for as long as somebody watches', async () => {
    const child = spawn(process.execPath, [program, 'check', '--watch'], { cwd: folder })
    let printed = ''
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
    })
    try {
      await expect.poll(() => printed).toContain('1 error in 1 of')
      await write({ ...customer(count, 1), merge: { settings: { searchMinLength: 'y' } } } as { name: string })
      await expect.poll(() => printed).toContain('found "y"')
    } finally {
      child.kill()
    }
  })
})
