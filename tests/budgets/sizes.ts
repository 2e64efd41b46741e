/** The sizes of the built widget, those that were recorded, and what has grown. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ChunkSizes } from '../../scripts/module-sizes.ts'

const built = fileURLToPath(new URL('../../dist/widget-modules.json', import.meta.url))
const widget = fileURLToPath(new URL('../../dist/widget', import.meta.url))
const recorded = fileURLToPath(new URL('sizes.json', import.meta.url))

/** By source file or package: bytes before they are minified. */
type PartSizes = Readonly<Record<string, number>>

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'))

export const builtChunks = (): Promise<readonly ChunkSizes[]> => read(built)

/** What a browser downloads beside the modules: `app.css`, `index.html`, flows, and scripts without imports. */
export async function builtFiles(): Promise<ReadonlyMap<string, number>> {
  const modules = (await builtChunks()).map(({ file }) => file)
  const files = (await readdir(widget, { recursive: true })).filter((file) => /\.(css|html|js|flow\.json)$/.test(file))
  const others = files.filter((file) => !modules.includes(file)).sort()
  const sizeOf = async (file: string) => gzipSync(await readFile(join(widget, file))).length
  return new Map(
    await Promise.all(
      others.map(async (file) => [basename(file).replace(/-[\w-]{8}(?=\.)/, ''), await sizeOf(file)] as const),
    ),
  )
}

/** A part can be in several chunks. */
function partsOf(chunks: readonly ChunkSizes[]): PartSizes {
  const parts: Record<string, number> = {}
  for (const { modules } of chunks)
    for (const [part, bytes] of Object.entries(modules)) parts[part] = (parts[part] ?? 0) + bytes
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const recordedParts = (): Promise<PartSizes> => read(recorded)

export async function record(): Promise<void> {
  await writeFile(recorded, `${JSON.stringify(partsOf(await builtChunks()), null, 2)}\n`)
}

/** The parts of these chunks that are larger than recorded, the largest growth first. */
export function growth(chunks: readonly ChunkSizes[], before: PartSizes): string[] {
  return Object.entries(partsOf(chunks))
    .map(([part, bytes]) => ({ part, isNew: !(part in before), by: bytes - (before[part] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ part, isNew, by }) => `${part} ${isNew ? 'is new, with' : 'has grown by'} ${by} bytes before minification`)
}

/** One sentence if a budget is crossed: by how much, and the largest parts. */
export function overBudget(what: string, bytes: number, budget: number, parts: readonly string[]): string[] {
  if (bytes <= budget) return []
  const largest = parts.slice(0, 8).join(', ')
  return [`${what}: ${bytes} bytes, ${bytes - budget} over the budget of ${budget}. Before minification: ${largest}.`]
}
