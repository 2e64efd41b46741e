/** The files of a release, and which of them the next release changes. */
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The chunks of a build, whose modules `edit` changes. */
async function filesOf(edit: Plugin['transform'] | null = null): Promise<Rolldown.OutputChunk[]> {
  const plugins = edit ? [{ name: 'edit', enforce: 'pre' as const, transform: edit }] : []
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const built = (await build({ root, logLevel: 'error', plugins, build: { write: false } })) as Rolldown.RolldownOutput
  process.env['NODE_ENV'] = environment
  return built.output.filter((item) => item.type === 'chunk')
}

const namesOf = (chunks: readonly Rolldown.OutputChunk[]) => new Set(chunks.map(({ fileName }) => fileName))
const plain = (fileName: string) => fileName.replace(/^assets\/(.*)-.{8}\.js$/, '$1')

let released: Rolldown.OutputChunk[]
// On a busy machine only a hang reaches this limit.
beforeAll(async () => {
  released = await filesOf()
})

/** What a release with this edit has that the one before it has not. */
async function changedBy(edit: Plugin['transform']): Promise<string[]> {
  const before = namesOf(released)
  return [...namesOf(await filesOf(edit))]
    .filter((name) => !before.has(name))
    .map(plain)
    .sort()
}

describe('a change of one line', () => {
  it('in a screen renames its file and the one that names it, and none that a user already has besides', async () => {
    const edit = (code: string, id: string) =>
      id.endsWith('/screens/credentials.tsx') ? `${code}\nglobalThis.dispatchEvent(new Event('changed'))` : null
    expect(await changedBy(edit)).toEqual(['credentials', 'later-screens'])
  })

  it('in a language renames its file and those that import the one that names it, and never the packages', async () => {
    const edit = (code: string, id: string) =>
      id.endsWith('/generated/locales/fr.json') ? code.replace('"app.loading"', '"app.loading.changed"') : null
    const changed = await changedBy(edit)
    expect(changed).toContain('fr')
    expect(changed).not.toContain('vendor')
    expect(changed).not.toContain('start')
  })
})

/** What a file imports statically. */
function importsOf(name: string): string[] {
  const code = released.find((chunk) => chunk.name === name)?.code
  if (code === undefined) throw new Error(`The build has no file '${name}'.`)
  const imported = [...code.matchAll(/\bfrom"\.\/([^"]+)"/g)].map(([, file = '']) => plain(`assets/${file}`))
  return [...new Set(imported)].sort()
}

describe('the files of the first screen', () => {
  it('are start, core, vendor and app, and neither start nor core waits for React', () => {
    expect(importsOf('app')).toEqual(['core', 'start', 'vendor'])
    expect(importsOf('core')).toEqual(['start'])
    expect(importsOf('start')).toEqual([])
    expect(importsOf('vendor')).toEqual([])
  })

  it('contain no module twice', () => {
    const modules = released.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id, at) => modules.indexOf(id) !== at)).toEqual([])
  })
})
