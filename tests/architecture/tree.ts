/** Checks over the tree as a whole: its folders, their READMEs, and which module imports which. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import type { Finding } from './finding.ts'
import { modules } from './modules.ts'

const longestPage = 25

/** Every entry of src is in the table of modules. */
export function unlistedFolders(root: string): Finding[] {
  return readdirSync(join(root, 'src'))
    .filter((name) => !Object.hasOwn(modules, name))
    .map((name) => ({
      rule: 'listed',
      at: `src/${name}`,
      found: 'is not in the table of modules',
      instead: 'Put it into the module that it belongs to, or add a row to tests/architecture/modules.ts and say why.',
    }))
}

/** Every module has a README that says what it decides, what it may touch and where to add a thing. */
export function missingPages(root: string): Finding[] {
  const existing = Object.keys(modules).filter((name) => name !== 'generated' && existsSync(join(root, 'src', name)))
  return existing
    .filter((name) => !name.includes('/'))
    .flatMap((name) => {
      const at = `src/${name}/README.md`
      const instead = `Say what ${name} decides, what it may touch and where to add a thing, in ${longestPage} lines.`
      const page = join(root, at)
      if (!existsSync(page)) return [{ rule: 'page', at, found: 'is missing', instead }]
      const lines = readFileSync(page, 'utf8').trimEnd().split('\n').length
      return lines > longestPage ? [{ rule: 'page', at, found: `has ${lines} lines`, instead }] : []
    })
}

/** A module that nobody imports is a program, or dead code. */
export function orphanModules(cruised: readonly IModule[]): Finding[] {
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
      instead: 'Wire it up, delete it, or mark it as an entry in tests/architecture/modules.ts.',
    }))
}
