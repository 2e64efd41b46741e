/** Checks of the whole source tree: its folders, their READMEs, and which module imports which. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import { modules } from './modules.ts'
import type { Violation } from './violation.ts'

const longestPage = 25

/** Every entry of src is in the table of modules. */
export function unlistedFolders(root: string): Violation[] {
  return readdirSync(join(root, 'src'))
    .filter((name) => !Object.hasOwn(modules, name))
    .map((name) => ({
      rule: 'listed',
      at: `src/${name}`,
      found: 'is not in the table of modules',
      instead: 'Move it into an existing module, or add a row to tests/architecture/modules.ts.',
    }))
}

/** Every module needs a README: what it decides, what it may use, where to add something. */
export function missingPages(root: string): Violation[] {
  const existing = Object.keys(modules).filter((name) => name !== 'generated' && existsSync(join(root, 'src', name)))
  return existing
    .filter((name) => !name.includes('/'))
    .flatMap((name) => {
      const at = `src/${name}/README.md`
      const instead = `Say what ${name} decides, what it may use and where to add something, in at most ${longestPage} lines.`
      const page = join(root, at)
      if (!existsSync(page)) return [{ rule: 'page', at, found: 'is missing', instead }]
      const text = readFileSync(page, 'utf8').trimEnd()
      if (text === '') return [{ rule: 'page', at, found: 'is empty', instead }]
      const lines = text.split('\n').length
      return lines > longestPage ? [{ rule: 'page', at, found: `has ${lines} lines`, instead }] : []
    })
}

/** A module that no other module imports is a program or dead code. */
export function orphanModules(cruised: readonly IModule[]): Violation[] {
  const moduleOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]
  const existing = new Set<string>()
  const used = new Set<string>()
  for (const { source, dependencies } of cruised) {
    const module = moduleOf(source)
    if (module === undefined) continue
    existing.add(module)
    for (const { resolved } of dependencies) {
      const other = moduleOf(resolved)
      if (other !== undefined && other !== module) used.add(other)
    }
  }
  return [...existing]
    .filter((name) => !used.has(name) && modules[name]?.entry !== true)
    .map((name) => ({
      rule: 'orphan',
      at: `src/${name}`,
      found: 'is imported by no other module',
      instead: 'Import it, delete it, or mark it as an entry in tests/architecture/modules.ts.',
    }))
}
