import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** A file that exists in these builds only. */
const entry = '/page.ts'

/** In bytes, compressed with gzip. */
export interface Size {
  entry: number
  /** What loads later. */
  later: number
  /** The parts of both, the largest first: bytes before minification. */
  parts: readonly string[]
}

/** What a page that contains this code downloads: bundled, minified, with the packages but those that are `external`. */
export async function sizeOf(code: string, external: readonly (string | RegExp)[]): Promise<Size> {
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
      rolldownOptions: { external: [...external], output: { minify: true } },
    },
  })) as [Rolldown.RolldownOutput]
  const chunks = output.filter((each) => each.type === 'chunk')
  const bytes = (isEntry: boolean) =>
    chunks.filter((chunk) => chunk.isEntry === isEntry).reduce((sum, each) => sum + gzipSync(each.code).length, 0)
  const modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .map(([id, { renderedLength }]) => ({
      file: id.replace(/^.*\/(?=src\/|node_modules\/)/, ''),
      renderedLength,
    }))
  const parts = modules
    .sort((a, b) => b.renderedLength - a.renderedLength)
    .map(({ file, renderedLength }) => `${file} ${renderedLength}`)
  return { entry: bytes(true), later: bytes(false), parts }
}
