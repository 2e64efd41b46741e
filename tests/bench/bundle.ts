/** Bundles for benches: one script, minified for production like the widget. */
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { peers } from './peers/plugin.ts'

/** A module of this folder as one script; `code` replaces what the module contains. */
export async function bundle(
  entry: string,
  code?: string,
  external: readonly (string | RegExp)[] = [],
): Promise<string> {
  const file = fileURLToPath(new URL(entry, import.meta.url))
  const replaced: Plugin = {
    name: 'tieline-replaced',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : null),
    load: (id) => (id === file && code !== undefined ? code : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [replaced, await peers({ react: false })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'bench' },
      rolldownOptions: { external: [...external] },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`)
  return output.output[0].code
}
