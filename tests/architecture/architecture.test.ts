/** Checks the real source tree against the table of modules (modules.ts) and the source rules (source-rules.ts). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowances } from './allowances.ts'
import { cruiseBoundaries } from './boundaries.ts'
import { filesOfProject, projects } from './environments.ts'
import { liveFlowReaders, readTests } from './live-flow.ts'
import { type Module, modules } from './modules.ts'
import { allow, hostPosters, inspect, readSources } from './sources.ts'
import { missingPages, orphanModules, unlistedFolders } from './tree.ts'
import { describeViolation, type Violation } from './violation.ts'
import { readWords } from './words.ts'

const root = join(import.meta.dirname, '../..')
const { violations: boundaries, cruised } = await cruiseBoundaries(root)
const sources = readSources(root)
const words = readWords(root)
const inSources = sources.flatMap((source) => inspect(source, words))

const checks: readonly [name: string, violations: readonly Violation[]][] = [
  ['every folder of src has a row in the table of modules', unlistedFolders(root)],
  ['every module has a README', missingPages(root)],
  ['every module is imported by another one or is an entry', orphanModules(cruised)],
  ['modules import only what the table allows, through index files; no file is part of an import cycle', boundaries],
  ['the source rules hold', allow(inSources, allowances)],
  ['only the known files of the widget post messages', hostPosters(sources)],
  ['only tests/live-flow reads flows/', liveFlowReaders(readTests(root))],
]

describe('architecture', () => {
  it.each(checks)('%s', (_, violations) => {
    expect(violations.map(describeViolation).join('\n')).toBe('')
  })

  it('the import check reads every file of src, and the tests and scripts', () => {
    expect(cruised.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThanOrEqual(sources.length)
    for (const file of ['tests/architecture/modules.ts', 'scripts/generate.ts'])
      expect(cruised.map(({ source }) => source)).toContain(file)
  })

  it.each(Object.entries(projects) as [Module['environment'], string][])(
    'modules of environment %s are compiled by %s and by no other project',
    (environment) => {
      const compiled = filesOfProject(root, environment).filter((path) => path.startsWith('src/'))
      const expected = sources.map(({ path }) => path).filter((path) => environmentOf(path) === environment)
      expect(compiled.filter((path) => !path.endsWith('.json')).sort()).toEqual(expected.sort())
    },
  )
})

/** A file's own row comes before the row of its module. */
function environmentOf(path: string): Module['environment'] | undefined {
  const inside = path.replace(/^src\//, '')
  return (modules[inside] ?? modules[inside.split('/')[0] ?? ''])?.environment
}

it('the checks find the names that they read from the flow, schemas and locales', () => {
  expect(existsSync(join(root, 'locales/en.json'))).toBe(true)
  expect([...words.steps]).toContain('enterCredentials')
  expect([...words.statuses]).toContain('MfaQuestion')
  expect([...words.milliseconds]).toContain(2000)
})
