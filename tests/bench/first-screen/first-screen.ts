/** Of what the scripts of the first screen consist: each part's share of their size. */
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, minify } from 'vite'
import { type Part, parts } from './parts.ts'

export interface PartSize {
  part: Part
  /** KiB, compressed with gzip together with all other parts. */
  kib: number
}

/** The messages of other languages are not among them. */
const isFirst = (name: string, modules: readonly string[]) =>
  ['start', 'core', 'vendor', 'app'].includes(name) || modules.some((id) => id.endsWith('/generated/locales/en.json'))

interface BuiltFile {
  bytes: number
  /** The code of each module, before it is minified. */
  modules: ReadonlyMap<string, string>
}

/** The build writes nothing: dist stays what is measured elsewhere. */
async function builtFiles(): Promise<BuiltFile[]> {
  const built = await build({ logLevel: 'error', build: { write: false } })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.flatMap((file): BuiltFile[] => {
    if (file.type !== 'chunk' || !isFirst(file.name, file.moduleIds)) return []
    const modules = Object.entries(file.modules).flatMap(([id, { code }]) => (code ? [[id, code] as const] : []))
    return [{ bytes: gzipSync(file.code).length, modules: new Map(modules) }]
  })
}

function partOf(id: string): Part {
  const part = parts.find(({ modules }) => modules.test(id))
  if (!part) throw new Error(`${id} is in the first screen, and in no part of tests/bench/first-screen/parts.ts.`)
  return part
}

async function minified(id: string, code: string): Promise<string> {
  // Messages are modules of the build, although their name says otherwise.
  const { code: small } = await minify(`${basename(id).replace(/\W/g, '-')}.js`, code, {
    module: true,
    // Nothing in the module itself uses its exports.
    compress: { unused: false },
  })
  return small
}

/** The size of a file, divided among its parts as they weigh by themselves. */
async function sharesOf({ bytes, modules }: BuiltFile): Promise<PartSize[]> {
  const codes = new Map<Part, string>()
  for (const [id, code] of modules) codes.set(partOf(id), (codes.get(partOf(id)) ?? '') + (await minified(id, code)))
  const alone = [...codes].map(([part, code]) => ({ part, bytes: gzipSync(code).length }))
  const sum = alone.reduce((total, each) => total + each.bytes, 0)
  return alone.map(({ part, bytes: own }) => ({ part, kib: ((own / sum) * bytes) / 1024 }))
}

export async function firstScreenParts(): Promise<PartSize[]> {
  const shares = (await Promise.all((await builtFiles()).map(sharesOf))).flat()
  return parts.map((part) => ({
    part,
    kib: shares.filter((share) => share.part === part).reduce((sum, { kib }) => sum + kib, 0),
  }))
}
