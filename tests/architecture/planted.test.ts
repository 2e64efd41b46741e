/** Each boundary is broken once on purpose in planted/; the checks must find exactly these violations. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cruiseBoundaries } from './boundaries.ts'
import { plantedErrors } from './environments.ts'
import type { Module } from './modules.ts'
import type { Source } from './sources.ts'
import { missingPages, orphanModules, unlistedFolders } from './tree.ts'

const root = join(import.meta.dirname, '../..')
const planted = join(import.meta.dirname, 'planted')

const { violations, cruised } = await cruiseBoundaries(planted)

describe('boundaries between modules', () => {
  const broken: readonly [at: string, rule: string][] = [
    ['src/demo/imports-server-package.ts', 'demo: package'],
    ['src/engine/cycle-one.ts', 'cycle'],
    ['src/engine/imports-deep.ts', 'index'],
    ['src/flow/imports-node.ts', 'flow: Node'],
    ['src/flow/imports-package.ts', 'flow: package'],
    ['src/flow/imports-module.ts', 'flow: module'],
    ['src/flow/imports-types-of-module.ts', 'flow: module'],
    ['src/forms/imports-more-than-types.ts', 'forms: package for its types alone'],
    ['src/i18n/imports-nothing.ts', 'resolvable'],
    ['src/messages/imports-data.ts', 'messages: file outside src'],
    ['src/screens/imports-forbidden-part.ts', 'screens: package'],
    ['src/studio/checks/imports-linter.ts', 'studio: linter'],
    ['src/studio/preview/imports-editor.ts', 'studio: CodeMirror'],
    ['src/studio/preview/imports-map.ts', 'studio: React Flow'],
    ['src/studio/preview/imports-pane.ts', 'studio: pane'],
    ['src/studio/results/imports-react.ts', 'studio: no React'],
    ['src/studio/store/imports-controls.ts', 'studio: store is shared'],
    ['src/studio/store/imports-pane.ts', 'studio: store is shared'],
    ['tests/cycle-one.ts', 'cycle'],
  ]

  it.each(broken)('%s: %s', (at, rule) => {
    const found = violations.filter((violation) => violation.at === at)
    expect(found.map((violation) => violation.rule)).toEqual([rule])
    expect(found[0]?.instead).toMatch(/\w+ \w+ \w+/)
  })

  it('planted/ has no other violation', () => {
    expect(violations).toHaveLength(broken.length)
  })

  it('finds a folder without a row', () => {
    expect(unlistedFolders(planted).map(({ at }) => at)).toEqual(['src/attic'])
  })

  it('finds a module that no other module imports', () => {
    expect(orphanModules(cruised).map(({ at }) => at)).toEqual(['src/attic', 'src/i18n', 'src/messages', 'src/screens'])
  })

  it('finds a module without a README', () => {
    const pages = missingPages(planted).map(({ at }) => at)
    expect(pages).toContain('src/flow/README.md')
    expect(pages).not.toContain('src/engine/README.md')
  })

  it('finds an empty README', () => {
    const empty = missingPages(planted).filter(({ found }) => found === 'is empty')
    expect(empty.map(({ at }) => at)).toEqual(['src/screens/README.md'])
  })
})

describe('environments', () => {
  const broken: Readonly<Record<Module['environment'], readonly [path: string, text: string, message: RegExp][]>> = {
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

  it.each(Object.entries(broken) as [Module['environment'], (typeof broken)['es']][])('%s', (environment, rows) => {
    const planted = rows.map(([path, text]): Source => ({ path, text }))
    const errors = plantedErrors(root, environment, planted)
    for (const [index, [, , message]] of rows.entries()) expect(errors[index]?.join('\n')).toMatch(message)
  })
})
