/** The second part of `npm run build`: everything in dist. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { publicTypes } from './public-types.ts'

const types = join(dirname(fileURLToPath(import.meta.url)), '../dist/types')

for (const mode of ['production', 'demo', 'studio', 'sandbox', 'cli', 'embed', 'script', 'fake-widget'])
  await build({ mode })

await rm(types, { recursive: true, force: true })
for (const [path, text] of publicTypes()) {
  const file = join(types, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
