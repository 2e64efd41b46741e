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

describe('the forms of a flow', () => {
  const asking = JSON.parse(real)
  asking.steps.housing = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } }
  asking.path = [...asking.path, 'housing']
  const flow = { 'connect.flow.json': JSON.stringify(asking) }
  const form = readFileSync(housingFile, 'utf8')

  it('are put into it, in the build and on a server', async () => {
    await mkdir(join(folder, 'forms'))
    await write({ ...flow, 'forms/housing.form.json': form })
    const [built] = await readFlowFiles(folder)
    expect(JSON.parse(built?.text ?? '')).toEqual({ ...asking, forms: { housing: JSON.parse(form) } })
    expect(await readServedFlow(folder, 'connect.flow.json')).toBe(built?.text)
  })

  it.each([
    ['missing', {}, /at \/steps\/housing\/form: There is no form 'housing'/],
    ['not JSON', { 'forms/housing.form.json': '{' }, /^flows\/forms\/housing\.form\.json: .*JSON/m],
    ['misshapen', { 'forms/housing.form.json': '{ "name": "housing" }' }, /housing\.form\.json at : /],
    ['misnamed', { 'forms/housing.form.json': form.replace('"housing"', '"home"') }, /'home' is not the file's name/],
  ])('stop the build if one is %s', async (_, forms, message) => {
    await mkdir(join(folder, 'forms'))
    await write({ ...flow, ...forms })
    await expect(readFlowFiles(folder)).rejects.toThrow(message)
  })

  it('are served as far as they can be read, and nothing outside the folder is', async () => {
    await write(flow)
    expect(await readServedFlow(folder, 'connect.flow.json')).toBe(flow['connect.flow.json'])
    expect(await readServedFlow(folder, '../package.json')).toBeNull()
    expect(await readServedFlow(folder, 'missing.flow.json')).toBeNull()
  })
})
