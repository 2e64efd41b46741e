/** A product person edits flows/ by hand: the check reports what is broken, not how it is formatted. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specification } from '../support/specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const flow = JSON.parse(specification.flow.text)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-lint-'))
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Exit code of `biome check` on one file. */
async function check(path: string, text: string): Promise<number> {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
  const biome = join(root, 'node_modules/.bin/biome')
  return new Promise((resolve) => {
    execFile(biome, ['check', '--vcs-enabled=false', path], { cwd: folder }, (error) => resolve(error ? 1 : 0))
  })
}

describe('a flow file', () => {
  it.each([
    ['on one line', JSON.stringify(flow), 0],
    ['spread out, with tabs', `${JSON.stringify(flow, null, '\t')}\r\n\r\n`, 0],
    ['with a key twice', '{ "name": "a", "name": "b" }\n', 1],
    ['that is no JSON', '{ "name": }\n', 1],
  ])('%s', async (_, text, code) => {
    expect(await check(specification.flow.file, text)).toBe(code)
  })
})

it('other files keep their format', async () => {
  expect(await check('schemas/flow.json', JSON.stringify(flow))).toBe(1)
})
