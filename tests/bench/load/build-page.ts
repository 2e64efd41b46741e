import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { peers } from '../peers/plugin.ts'

/** Where pages are built; nothing else reads it. */
const builds = fileURLToPath(new URL('../../../node_modules/.cache/tieline-bench/pages/', import.meta.url))

/** Builds a page of the bench for production and returns its folder. */
export async function buildPage(folder: string): Promise<string> {
  const outDir = `${builds}${folder}`
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`../${folder}`, import.meta.url)),
    logLevel: 'error',
    plugins: folder.startsWith('peers/') ? [await peers({ react: true })] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
    },
  })
  return outDir
}
