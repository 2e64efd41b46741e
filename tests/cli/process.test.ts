/** The command line as a process, with real files and a real git history: what `npx tieline` does and no other test covers. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { specification, writeSpecification } from '../support/specification.ts'
import { commit, type Ended, root, runTieline } from './support/processes.ts'

const { file: flow, text } = specification.flow

type Run = (...args: string[]) => Promise<Ended>

/** A folder of its own with the specification's flow and the locales, released once. */
async function inFolder(then: (tieline: Run, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  try {
    await writeSpecification(folder)
    await cp(join(root, 'locales'), join(folder, 'locales'), { recursive: true })
    await commit(folder, '.')
    await then((...args) => runTieline(folder, ...args), folder)
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
    const { code, stdout, stderr } = await runTieline(root, 'diff', '--', '--output=x:flows/connect.flow.json', flow)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^tieline: git knows no '--output=x' here\..*\n$/)
  })

  it('finds the pages of its rules', async ({ expect }) => {
    const { stdout } = await runTieline(root, 'explain', 'shape')
    expect(stdout).toContain('**Why.**')
  })
})
