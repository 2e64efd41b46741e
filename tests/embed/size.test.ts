/** What a host downloads: the core, how much hook and element add, and the file that loads with the first `open()`. */
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const folder = new URL('../../src/embed', import.meta.url).pathname

/** A file that exists in these builds only. */
const entry = '/page.ts'

/** What a page that uses one of them contains; its bundler leaves out the rest. */
const uses = {
  core: `export { create } from '${folder}/index.ts'`,
  hook: `export { useTieline, Tieline } from '${folder}/react.ts'`,
  element: `export { TielineElement } from '${folder}/element.ts'`,
}

interface Size {
  entry: number
  surfaces: number
}

/** In bytes. */
async function sizeOf(code: string): Promise<Size> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'page', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { external: ['react'], output: { minify: true } },
    },
  })) as [Rolldown.RolldownOutput]
  const chunks = output.filter((each) => each.type === 'chunk')
  const bytes = (isEntry: boolean) =>
    chunks.filter((chunk) => chunk.isEntry === isEntry).reduce((sum, each) => sum + gzipSync(each.code).length, 0)
  return { entry: bytes(true), surfaces: bytes(false) }
}

const core = await sizeOf(uses.core)

it.each<[name: string, limit: number, bytes: () => Promise<number>]>([
  ['the core', 3000, async () => core.entry],
  ['the surfaces, a file that loads with the first open()', 2000, async () => core.surfaces],
  ['what the hook adds', 1000, async () => (await sizeOf(uses.hook)).entry - core.entry],
  ['what the element adds', 1000, async () => (await sizeOf(uses.element)).entry - core.entry],
])('%s: %d bytes at most, compressed with gzip', async (name, limit, bytes) => {
  const size = await bytes()
  process.stdout.write(`${name}: ${size} of ${limit} bytes\n`)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThanOrEqual(limit)
})
