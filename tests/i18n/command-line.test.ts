/** `npm run i18n:verify` as package.json has it, on the locales and on copies that are broken. */
import { exec } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-locales-'))
  await cp(join(root, 'locales'), join(folder, 'locales'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

type Texts = Record<string, string>

it.each<[string, boolean, (texts: Texts) => Texts]>([
  ['the locales as they are', true, (texts) => texts],
  ['a key too few', false, ({ 'app.loading': _, ...others }) => others],
  ['a key too many', false, (texts) => ({ ...texts, 'app.more': 'Plus' })],
  ['an argument renamed', false, (texts) => ({ ...texts, 'app.title': '{produit}' })],
])('%s', async (_, sound, change) => {
  const file = join(folder, 'locales/fr.json')
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
  const endedWell = await new Promise((resolve) => {
    exec(scripts['i18n:verify'], { cwd: folder, env }, (error) => resolve(error === null))
  })
  expect(endedWell).toBe(sound)
})
