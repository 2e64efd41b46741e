/** The command line as a process, in a folder of its own with a history: what `npx tieline` does. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const flow = 'flows/connect.flow.json'
let folder = ''

interface Ended {
  code: number
  stdout: string
  stderr: string
}

function start(file: string, args: readonly string[]): Promise<Ended> {
  return promisify(execFile)(file, [...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )
}

const tieline = (...args: string[]) => start(process.execPath, [join(root, 'scripts/tieline.js'), ...args])
const git = (...args: string[]) =>
  start('git', ['-c', 'user.name=A tester', '-c', 'user.email=tester@example.com', ...args])

/** Changes the flow in the folder, for one test. */
async function withFlow(edit: (text: string) => string, then: () => Promise<void>) {
  const text = await readFile(join(root, flow), 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(join(folder, flow), edited)
  await then().finally(() => writeFile(join(folder, flow), text))
}

const tryAgain = (text: string) => text.replace(/"TRY_AGAIN": \[[^\]]*\]/, '"TRY_AGAIN": "enterCredentials"')

describe('tieline', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tieline-'))
    await Promise.all(['flows', 'locales'].map((name) => cp(join(root, name), join(folder, name), { recursive: true })))
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '--no-gpg-sign', '-m', 'As released')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('finds nothing in what the repository ships', async () => {
    const { code, stdout, stderr } = await tieline('lint', '--base', 'HEAD')
    expect([stderr, stdout]).toEqual(['', '✔ 6 files checked, nothing to mend.\n'])
    expect(code).toBe(0)
  })

  it('says what the README shows', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8')
    const sample = /```text\n([^`]*)```/.exec(readme)?.[1] ?? ''
    expect(sample).toContain('✖')
    await withFlow(tryAgain, async () => {
      const { code, stdout } = await tieline('lint')
      // Where it stands changes with every edit of the flow; what is said of it doesn't.
      const anywhere = (text: string) => text.replace(/\d+/g, '0')
      expect(anywhere(stdout)).toContain(anywhere(sample))
      expect(code).toBe(1)
    })
  })

  it('ends with 2 and one sentence where it can do nothing', async () => {
    const { code, stdout, stderr } = await tieline('lint', '--base', 'nowhere')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^tieline: git knows no 'nowhere' here\..*\n$/)
  })

  it('takes no ref for an option of git', async () => {
    const { code, stderr } = await tieline('diff', '--', '--output=x:flows/connect.flow.json', flow)
    expect(code).toBe(2)
    expect(stderr).toContain("git knows no '--output=x'")
  })

  it('compares a file with a git ref', async () => {
    await withFlow(tryAgain, async () => {
      const { code, stdout } = await tieline('diff', `HEAD:${flow}`, flow, '--format', 'json')
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ version: 1, sameBehaviour: false, changes: [{ about: 'events' }] })
    })
  })

  it('mends what needs no judgement, and writes it', async () => {
    await withFlow(
      (text) => text.replace(/ {2}"\$schema": .*\n/, ''),
      async () => {
        const { code, stdout } = await tieline('lint', '--fix')
        expect(stdout).toContain(`✔ ${flow}: added $schema`)
        expect(code).toBe(0)
        expect(await readFile(join(folder, flow), 'utf8')).toBe(await readFile(join(root, flow), 'utf8'))
      },
    )
  })

  it('says its version, and has the pages at hand', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    expect((await tieline('--version')).stdout).toBe(`${version}\n`)
    expect((await tieline('explain', 'unreachable-place')).stdout).toContain('**Why.**')
  })

  it('prints no colour where nobody sees it', async () => {
    expect((await tieline('explain')).stdout).not.toContain('\u001b')
  })
})
