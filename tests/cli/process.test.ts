/** The command line as a process, with real files and a real git history: what `npx tieline` does and no other test covers. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, it } from 'vitest'
import { specification, writeSpecification } from '../support/specification.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { file: flow, text } = specification.flow

interface Ended {
  code: number
  stdout: string
  stderr: string
}

function start(folder: string, file: string, args: readonly string[]): Promise<Ended> {
  return promisify(execFile)(file, [...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )
}

type Run = (...args: string[]) => Promise<Ended>

/** A folder of its own with the specification's flow and the locales, released once. */
async function inFolder(then: (tieline: Run, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  const git: Run = (...args) =>
    start(folder, 'git', ['-c', 'user.name=A tester', '-c', 'user.email=tester@example.com', ...args])
  try {
    await writeSpecification(folder)
    await cp(join(root, 'locales'), join(folder, 'locales'), { recursive: true })
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '--no-gpg-sign', '-m', 'As released')
    await then((...args) => start(folder, process.execPath, [join(root, 'scripts/tieline.js'), ...args]), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe.concurrent('tieline', () => {
  it('finds nothing in a sound flow, and prints no colour outside a terminal', async ({ expect }) => {
    await inFolder(async (tieline) => {
      const { code, stdout, stderr } = await tieline('lint', '--base', 'HEAD')
      expect([stderr, stdout]).toEqual(['', '✔ 7 files checked, nothing to fix.\n'])
      expect(code).toBe(0)
    })
  })

  it('fixes what needs no judgement, writes it, and compares it with what was released', async ({ expect }) => {
    await inFolder(async (tieline, folder) => {
      await writeFile(join(folder, flow), text.replace(/ {2}"\$schema": .*\n/, ''))
      const { stdout } = await tieline('lint', '--rule', 'known-names', '--fix')
      expect(stdout).toContain(`✔ ${flow}: added $schema`)
      expect(await readFile(join(folder, flow), 'utf8')).toBe(text)
      const compared = await tieline('diff', `HEAD:${flow}`, flow)
      expect([compared.code, compared.stdout]).toEqual([0, expect.stringContaining('No change in behaviour')])
    })
  })

  it('ends with 2 and one sentence if it cannot run, and never passes a ref to git as an option', async ({
    expect,
  }) => {
    const { code, stdout, stderr } = await start(root, process.execPath, [
      ...[join(root, 'scripts/tieline.js'), 'diff'],
      ...['--', '--output=x:flows/connect.flow.json', flow],
    ])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^tieline: git knows no '--output=x' here\..*\n$/)
  })

  it('finds the pages of its rules', async ({ expect }) => {
    const { stdout } = await start(root, process.execPath, [join(root, 'scripts/tieline.js'), 'explain', 'shape'])
    expect(stdout).toContain('**Why.**')
  })
})
