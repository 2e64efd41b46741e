import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFlowFiles } from '../../scripts/flow-files.ts'
import { specification } from '../support/specification.ts'

const { text: real } = specification.flow
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-flows-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))

describe('the flow files of a folder', () => {
  it('are read unchanged, in order, and other files are ignored', async () => {
    const another = JSON.stringify({ ...JSON.parse(real), name: 'another' })
    await write({ 'connect.flow.json': real, 'another.flow.json': another, 'notes.md': '', 'connect.json': '{' })
    expect(await readFlowFiles(folder)).toEqual([
      { name: 'another.flow.json', text: another },
      { name: 'connect.flow.json', text: real },
    ])
  })
})

describe('a mistake stops the build and is named with its file, place and a suggestion', () => {
  it.each([
    ['no JSON', 'connect.flow.json', real.slice(0, -3), /^flows\/connect\.flow\.json: .*JSON/],
    [
      'a name mistyped',
      'connect.flow.json',
      real.replace('"@next"', '"@nxt"'),
      /^flows\/connect\.flow\.json at \/steps\/\S+: There is no target '@nxt'\. Did you mean '@next'\?$/,
    ],
    [
      'a copy with the old name',
      'another.flow.json',
      real,
      /^flows\/another\.flow\.json at \/name: 'connect' is not the file's name\.$/,
    ],
  ])('%s', async (_, name, text, sentence) => {
    await write({ [name]: text })
    const [heading, ...sentences] = await problemsOfFolder()
    expect(heading).toBe("The flow definitions can't be built:")
    expect(sentences).toEqual([expect.stringMatching(sentence)])
  })

  it('every mistake of every file is named', async () => {
    await write({ 'a.flow.json': '{', 'b.flow.json': '[' })
    const [, ...sentences] = await problemsOfFolder()
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual(['flows/a.flow.json', 'flows/b.flow.json'])
  })
})

const problemsOfFolder = () =>
  readFlowFiles(folder).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
