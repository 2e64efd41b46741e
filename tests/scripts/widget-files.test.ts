/** The files of a release, and which of them the next release changes. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { namesFollowEdits } from '../../scripts/chunk-edits.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The chunks of a build with further plugins. */
async function filesOf(...plugins: Plugin[]): Promise<Rolldown.OutputChunk[]> {
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const built = (await build({ root, logLevel: 'error', plugins, build: { write: false } })) as Rolldown.RolldownOutput
  process.env['NODE_ENV'] = environment
  return built.output.filter((item) => item.type === 'chunk')
}

const namesOf = (chunks: readonly Rolldown.OutputChunk[]) => new Set(chunks.map(({ fileName }) => fileName))
const plain = (fileName: string) => fileName.replace(/^assets\/(.*)-.{8}\.js$/, '$1')

let released: Rolldown.OutputChunk[]
/** What the build adds to the hashes in the names. */
let added: unknown

const digestOf = ({ augmentChunkHash }: Plugin): unknown =>
  typeof augmentChunkHash === 'function' ? (augmentChunkHash as () => unknown)() : undefined

/** The files that a browser may have from another release, with other code than these. */
const stale = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks
    .filter(({ fileName, code }) => released.some((each) => each.fileName === fileName && each.code !== code))
    .map(({ fileName }) => fileName)

// On a busy machine only a hang reaches this limit.
beforeAll(async () => {
  const configResolved = (config: ResolvedConfig) => {
    added = config.plugins.filter(({ name }) => name === namesFollowEdits('').name).map(digestOf)
  }
  released = await filesOf({ name: 'read', configResolved })
})

/** What a release whose modules `transform` changes has that the one before it has not. */
async function changedBy(transform: NonNullable<Plugin['transform']>): Promise<string[]> {
  const before = namesOf(released)
  const chunks = await filesOf({ name: 'edit', enforce: 'pre', transform })
  expect(stale(chunks)).toEqual([])
  return [...namesOf(chunks)]
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

describe('a change of what edits the files after they are named', () => {
  const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url))

  it('renames them', async () => {
    const edit = (bundle: Rolldown.OutputBundle) => {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code += '//edited'
    }
    const generateBundle = {
      order: 'post' as const,
      handler: (_: unknown, bundle: Rolldown.OutputBundle) => edit(bundle),
    }
    expect(stale(await filesOf({ name: 'edit', generateBundle }))).not.toEqual([])
    expect(stale(await filesOf({ name: 'edit', generateBundle }, namesFollowEdits('another text')))).toEqual([])
  })

  it('is a change of chunk-edits.ts, whose text is in the names', () => {
    const editing = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && /\.code\s*\+?=[^=]/.test(readFileSync(scripts + file, 'utf8')),
    )
    expect(editing).toEqual(['chunk-edits.ts'])
    const digest = digestOf(namesFollowEdits(readFileSync(`${scripts}chunk-edits.ts`, 'utf8')))
    expect(added).toEqual([digest])
    expect(digestOf(namesFollowEdits('another text'))).not.toBe(digest)
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
