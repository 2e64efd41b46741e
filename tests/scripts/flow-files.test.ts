import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFlowFiles, readServedFlow } from '../../scripts/flow-files.ts'
import { housingFile } from '../support/housing.ts'
import { specification } from '../support/specification.ts'

const { text: real } = specification.flow
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-flows-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))

const neverLeftOut = (problem: string) => {
  throw new Error(`Left out: ${problem}`)
}

describe('the flow files of a folder', () => {
  it('are read in order, and other files are ignored', async () => {
    const another = JSON.stringify({ ...JSON.parse(real), name: 'another' })
    await write({ 'connect.flow.json': real, 'another.flow.json': another, 'notes.md': '', 'connect.json': '{' })
    const found = await readFlowFiles(folder, neverLeftOut)
    expect(found.map(({ document, flat }) => [document.file, flat.value])).toEqual([
      ['flows/another.flow.json', JSON.parse(another)],
      ['flows/connect.flow.json', JSON.parse(real)],
    ])
  })

  it('are merged where one extends another, and a broken variant is left out', async () => {
    const variant = (name: string, merge: object, base = 'connect') => JSON.stringify({ extends: base, name, merge })
    const files = {
      'connect.flow.json': real,
      'acme.flow.json': variant('acme', { settings: { searchMinLength: 2 } }),
      'broken.flow.json': variant('broken', { settings: { searchMinLength: 'two' } }),
      'lost.flow.json': variant('lost', {}, 'conect'),
    }
    await write(files)
    const leftOut: string[] = []
    const found = await readFlowFiles(folder, (problem) => leftOut.push(problem))
    expect(found.map(({ flat }) => flat.value)).toEqual([
      expect.objectContaining({
        name: 'acme',
        base: 'connect',
        settings: expect.objectContaining({ searchMinLength: 2 }),
      }),
      JSON.parse(real),
    ])
    expect(leftOut).toEqual([
      expect.stringMatching(
        /^flows\/broken\.flow\.json at \/merge\/settings\/searchMinLength: Expected a whole number/,
      ),
      expect.stringMatching(
        /^flows\/lost\.flow\.json at \/extends: There is no flow 'conect'.* Did you mean 'connect'\?$/,
      ),
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
    [
      'a copy with a name that no flow has',
      '50% off, copy (1).flow.json',
      real,
      /^flows\/50% off, copy \(1\)\.flow\.json at \/name: 'connect' is not the file's name\.$/,
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
  readFlowFiles(folder, neverLeftOut).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )

describe('the forms of a flow', () => {
  const asking = JSON.parse(real)
  asking.steps.housing = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } }
  asking.path = [...asking.path, 'housing']
  const flow = { 'connect.flow.json': JSON.stringify(asking) }
  const form = readFileSync(housingFile, 'utf8')

  it('are put into it, in the build and on a server', async () => {
    await mkdir(join(folder, 'forms'))
    await write({ ...flow, 'forms/housing.form.json': form })
    const [built] = await readFlowFiles(folder, neverLeftOut)
    expect(built?.flat.value).toEqual({ ...asking, forms: { housing: JSON.parse(form) } })
    const served = await readServedFlow(folder, 'connect.flow.json')
    expect(served?.replace(/"checked":"[0-9a-f]{12}",/, '')).toBe(JSON.stringify(built?.flat.value))
  })

  it.each([
    ['missing', {}, /at \/steps\/housing\/form: There is no form 'housing'/],
    ['not JSON', { 'forms/housing.form.json': '{' }, /^flows\/forms\/housing\.form\.json: .*JSON/m],
    ['misshapen', { 'forms/housing.form.json': '{ "name": "housing" }' }, /housing\.form\.json at : /],
    ['misnamed', { 'forms/housing.form.json': form.replace('"housing"', '"home"') }, /'home' is not the file's name/],
  ])('stop the build if one is %s', async (_, forms, message) => {
    await mkdir(join(folder, 'forms'))
    await write({ ...flow, ...forms })
    await expect(readFlowFiles(folder, neverLeftOut)).rejects.toThrow(message)
  })

  it('are served as far as they can be read, and nothing outside the folder is', async () => {
    await write(flow)
    expect(await readServedFlow(folder, 'connect.flow.json')).toBe(flow['connect.flow.json'])
    expect(await readServedFlow(folder, '../package.json')).toBeNull()
    expect(await readServedFlow(folder, 'missing.flow.json')).toBeNull()
  })
})
