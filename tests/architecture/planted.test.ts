/** Each wall broken once, to show that it is one (design section 1, style habit 12). */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantedErrors } from './environments.ts'
import type { Room } from './rooms.ts'
import type { Source } from './sources.ts'
import { missingPages, orphanRooms, unlistedFolders } from './tree.ts'
import { cruiseWalls } from './walls.ts'

const root = join(import.meta.dirname, '../..')
const house = join(import.meta.dirname, 'planted')

const { findings, modules } = await cruiseWalls(house)

describe('walls between rooms', () => {
  const broken: readonly [at: string, rule: string][] = [
    ['src/demo/imports-server-package.ts', 'demo: package'],
    ['src/engine/cycle-one.ts', 'cycle'],
    ['src/engine/imports-deep.ts', 'door'],
    ['src/flow/imports-node.ts', 'flow: Node'],
    ['src/flow/imports-package.ts', 'flow: package'],
    ['src/flow/imports-room.ts', 'flow: room'],
    ['src/flow/imports-types-of-room.ts', 'flow: room'],
    ['src/forms/imports-more-than-types.ts', 'forms: package for its types alone'],
    ['src/i18n/imports-nothing.ts', 'resolvable'],
    ['src/messages/imports-data.ts', 'messages: file outside src'],
    ['src/screens/imports-forbidden-part.ts', 'screens: package'],
  ]

  it.each(broken)('%s: %s', (at, rule) => {
    const found = findings.filter((finding) => finding.at === at)
    expect(found.map((finding) => finding.rule)).toEqual([rule])
    expect(found[0]?.instead).toMatch(/\w+ \w+ \w+/)
  })

  it('and nothing else of that house', () => {
    expect(findings).toHaveLength(broken.length)
  })

  it('a folder without a row', () => {
    expect(unlistedFolders(house).map(({ at }) => at)).toEqual(['src/attic'])
  })

  it('a room that nobody imports', () => {
    expect(orphanRooms(modules).map(({ at }) => at)).toEqual(['src/attic', 'src/i18n', 'src/messages', 'src/screens'])
  })

  it('a room without a page', () => {
    const pages = missingPages(house).map(({ at }) => at)
    expect(pages).toContain('src/flow/README.md')
    expect(pages).not.toContain('src/engine/README.md')
  })
})

describe('environments', () => {
  const broken: Readonly<Record<Room['environment'], readonly [path: string, text: string, message: RegExp][]>> = {
    es: [
      ['src/flow/planted.ts', 'export const title = document.title', /Cannot find name 'document'/],
      ['src/engine/planted.ts', 'export const call = fetch', /Cannot find name 'fetch'/],
      ['src/forms/planted.ts', 'export const home = process.env', /Cannot find name 'process'/],
      ['src/messages/planted.ts', 'export const later = setTimeout', /Cannot find name 'setTimeout'/],
    ],
    dom: [
      ['src/ui/planted.ts', 'export const home = process.env', /Cannot find name 'process'/],
      ['src/widget/planted.ts', "export { readFile } from 'node:fs'", /'node:fs'/],
    ],
    node: [['src/sandbox/planted.ts', 'export const title = document.title', /Cannot find name 'document'/]],
  }

  it.each(Object.entries(broken) as [Room['environment'], (typeof broken)['es']][])('%s', (environment, rows) => {
    const planted = rows.map(([path, text]): Source => ({ path, text }))
    const errors = plantedErrors(root, environment, planted)
    for (const [index, [, , message]] of rows.entries()) expect(errors[index]?.join('\n')).toMatch(message)
  })
})
