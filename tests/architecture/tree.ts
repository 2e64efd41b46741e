/** Guards over the tree as a whole: its folders, their pages, and who uses whom. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import type { Finding } from './finding.ts'
import { rooms } from './rooms.ts'

const longestPage = 25

/** Every entry of src is a room of the table. */
export function unlistedFolders(root: string): Finding[] {
  return readdirSync(join(root, 'src'))
    .filter((name) => !Object.hasOwn(rooms, name))
    .map((name) => ({
      rule: 'listed',
      at: `src/${name}`,
      found: 'is no room of the table',
      instead: 'Put it into the room that decides it, or add a row to tests/architecture/rooms.ts and say why.',
    }))
}

/** Every room opens with a page that says what it decides, what it may touch and where to add a thing. */
export function missingPages(root: string): Finding[] {
  const existing = Object.keys(rooms).filter((name) => name !== 'generated' && existsSync(join(root, 'src', name)))
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

/** A room that nobody imports is a program, or dead. */
export function orphanRooms(modules: readonly IModule[]): Finding[] {
  const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]
  const existing = new Set<string>()
  const used = new Set<string>()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (room === undefined) continue
    existing.add(room)
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved)
      if (other !== undefined && other !== room) used.add(other)
    }
  }
  return [...existing]
    .filter((name) => !used.has(name) && rooms[name]?.entry !== true)
    .map((name) => ({
      rule: 'orphan',
      at: `src/${name}`,
      found: 'is imported by no other room',
      instead: 'Wire it up, delete it, or mark it as an entry in tests/architecture/rooms.ts.',
    }))
}
