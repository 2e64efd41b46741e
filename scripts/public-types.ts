/** The type declarations of the package: for the build, and as a page that is reviewed (docs/public-types.md). */
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { embedEntries } from './embed-entries.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const sources = join(root, 'src')
const outDir = join(root, 'dist/types')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  declaration: true,
  emitDeclarationOnly: true,
  allowImportingTsExtensions: true,
  rootDir: sources,
  outDir,
}

/** Relative imports in a declaration file, which the compiler writes as they are in the source. */
const relativeImport = /(["'])(\.{1,2}\/[^"']+)\.ts\1/g

/** Declarations of the entries and of everything that these name, by their paths in dist/types. */
export function publicTypes(): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>()
  ts.createProgram(
    Object.values(embedEntries).map((entry) => join(root, entry)),
    options,
  ).emit(undefined, (path, text) => emitted.set(relative(outDir, path).replaceAll('\\', '/'), text))
  const reached = new Map<string, string>()
  const add = (path: string) => {
    const text = emitted.get(path)
    if (text === undefined) throw new Error(`No declarations were written for ${path}.`)
    if (reached.has(path)) return
    reached.set(path, text.replace(relativeImport, '$1$2.js$1'))
    for (const [, , imported = ''] of text.matchAll(relativeImport)) add(`${join(dirname(path), imported)}.d.ts`)
  }
  for (const entry of Object.values(embedEntries)) add(relative('src', entry).replace(/\.ts$/, '.d.ts'))
  return reached
}
