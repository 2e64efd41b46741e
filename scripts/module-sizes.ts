import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The scripts of a build, and of what each consists. */
export interface ChunkSizes {
  /** Without the hash: `select-source`. */
  name: string
  file: string
  /** Bytes, compressed with gzip. */
  gzip: number
  /** Bytes before they are minified, by source file or package. */
  modules: Readonly<Record<string, number>>
}

/** `src/ui/list.tsx`, or `@mui/material` for all files of a package. */
function partOf(id: string, root: string): string {
  const inPackage = id.split('node_modules/').at(-1)
  if (inPackage === undefined || inPackage === id) return id.replace(`${root}/`, '').replaceAll('\0', '')
  return inPackage
    .split('/')
    .slice(0, inPackage.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Writes the sizes beside the folder of the build, where they are not deployed: tests compare them with their budgets. */
export function moduleSizes(root: string): Plugin {
  return {
    name: 'tieline-module-sizes',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).flatMap((chunk): ChunkSizes[] => {
        if (chunk.type !== 'chunk') return []
        const modules: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const part = partOf(id, root)
          if (renderedLength > 0) modules[part] = (modules[part] ?? 0) + renderedLength
        }
        return [{ name: chunk.name, file: chunk.fileName, gzip: gzipSync(chunk.code).length, modules }]
      })
      await writeFile(`${dir}-modules.json`, `${JSON.stringify(chunks, null, 2)}\n`)
    },
  }
}
