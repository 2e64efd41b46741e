/** The module boundaries, checked over the real source tree (tests/architecture/modules.ts). */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowances } from './allowances.ts'
import { cruiseBoundaries } from './boundaries.ts'
import { filesOfProject, projects } from './environments.ts'
import { describeFinding, type Finding } from './finding.ts'
import { type Module, modules } from './modules.ts'
import { allow, hostDoors, inspect, readSources } from './sources.ts'
import { missingPages, orphanModules, unlistedFolders } from './tree.ts'
import { readWords } from './words.ts'

const root = join(import.meta.dirname, '../..')
const { findings: boundaries, cruised } = await cruiseBoundaries(root)
const sources = readSources(root)
const words = readWords(root)
const inSources = sources.flatMap((source) => inspect(source, words))

const guards: readonly [name: string, findings: readonly Finding[]][] = [
  ['every folder of src is a module of the table', unlistedFolders(root)],
  ['every module has a README', missingPages(root)],
  ['every module is imported or is an entry', orphanModules(cruised)],
  ['modules import what the table allows, through their index files, without cycles', boundaries],
  ['source text says nothing that belongs elsewhere', allow(inSources, allowances)],
  ['the widget speaks to its host through one file', hostDoors(sources)],
]

describe('architecture', () => {
  it.each(guards)('%s', (_, findings) => {
    expect(findings.map(describeFinding).join('\n')).toBe('')
  })

  it('the check read every source file', () => {
    expect(cruised.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThanOrEqual(sources.length)
  })

  it.each(Object.entries(projects) as [Module['environment'], string][])(
    'modules of environment %s are compiled by %s and by no other project',
    (environment) => {
      const compiled = filesOfProject(root, environment).filter((path) => path.startsWith('src/'))
      const meant = sources.map(({ path }) => path).filter((path) => environmentOf(path) === environment)
      expect(compiled.filter((path) => !path.endsWith('.json')).sort()).toEqual(meant.sort())
    },
  )
})

/** The row of the file itself, else of its module. */
function environmentOf(path: string): Module['environment'] | undefined {
  const inside = path.replace(/^src\//, '')
  return (modules[inside] ?? modules[inside.split('/')[0] ?? ''])?.environment
}

it('every place in flows, schemas and locales that the guards read is there', () => {
  expect(readdirSync(join(root, 'flows')).some((name) => name.endsWith('.flow.json'))).toBe(true)
  expect(existsSync(join(root, 'locales/en.json'))).toBe(true)
  expect([...words.steps]).toContain('enterCredentials')
  expect([...words.statuses]).toContain('MfaQuestion')
  expect([...words.milliseconds]).toContain(2000)
})
