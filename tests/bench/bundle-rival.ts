import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** As one script, made as the widget is made. */
export async function bundleRival(): Promise<string> {
  const entry = fileURLToPath(new URL('rival.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'rival' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The rival was not built.')
  return output.output[0].code
}
