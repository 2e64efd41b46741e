import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the baseline as one script, minified like the widget. */
export async function bundleBaseline(): Promise<string> {
  const entry = fileURLToPath(new URL('baseline.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'baseline' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The baseline was not built.')
  return output.output[0].code
}
