/** Turns the table of modules into rules for dependency-cruiser and returns what it finds. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule, type IRegularForbiddenRuleType } from 'dependency-cruiser'
import { type Module, modules } from './modules.ts'
import { studioWalls } from './studio-walls.ts'
import type { Violation } from './violation.ts'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const anyOf = (names: readonly string[]) => `(${names.map(literal).join('|')})`
const none = '(?!)'

const moduleOf = (key: string) => key.split('/')[0] ?? key

/** The files that a row covers: its module without the files that have a row of their own. */
function filesOf(key: string): { path: string; pathNot?: string[] } {
  const own = Object.keys(modules).filter((other) => other.startsWith(`${key}/`))
  return { path: `^src/${literal(key)}(/|$)`, ...(own.length > 0 && { pathNot: [`^src/${anyOf(own)}$`] }) }
}

/** Packages resolve into node_modules; one that isn't installed keeps its bare name. */
const packages = (names: readonly string[]) =>
  names.length === 0 ? none : `(^|/)node_modules/(@types/)?${anyOf(names)}(/|\\.|$)|^${anyOf(names)}(/|$)`

function boundariesOf(key: string, { environment, imports: open, npm, types = [], data = [], instead }: Module) {
  const from = filesOf(key)
  const rule = (name: string, to: IRegularForbiddenRuleType['to']): IRegularForbiddenRuleType =>
    ({ name: `${key}: ${name}`, severity: 'error', comment: instead, from, to }) as IRegularForbiddenRuleType
  return [
    rule('module', { path: '^src/', pathNot: `^src/${anyOf([moduleOf(key), 'generated', ...open])}/` }),
    rule('package', { path: 'node_modules/', pathNot: packages([...npm, ...types]) }),
    rule('package for its types alone', {
      path: packages(types),
      pathNot: packages(npm),
      dependencyTypesNot: ['type-only', 'triple-slash-type-reference'],
    }),
    rule('file outside src', {
      pathNot: ['^src/', 'node_modules/', data.length === 0 ? none : `^${anyOf(data)}/.*\\.json$`],
      dependencyTypesNot: ['core', 'unknown'],
    }),
    ...(environment === 'node' ? [] : [rule('Node', { dependencyTypes: ['core'] })]),
  ]
}

const indexFiles = Object.entries(modules).flatMap(([key, { index: own = ['index.ts'] }]) =>
  own.map((file) => `^src/${literal(`${key}/${file}`)}x?$`),
)

const everywhere: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'index',
    severity: 'error',
    comment:
      'Import another module through its index.ts; if what you need is not there, ask whether it should be public.',
    from: { path: '^src/([^/]+)/' },
    to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/generated/', ...indexFiles] },
  },
  {
    name: 'cycle',
    severity: 'error',
    comment: 'Join files that import each other, or move what both use into a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'The imported file or package does not exist: correct the path, or install the package.',
    from: { path: '^src/' },
    to: { couldNotResolve: true },
  },
]

const forbidden = [
  ...Object.entries(modules).flatMap(([key, module]) => boundariesOf(key, module)),
  ...everywhere,
  ...studioWalls,
]

export interface Cruised {
  violations: Violation[]
  cruised: readonly IModule[]
}

/** Everything that is checked for cycles; the table of modules is about `src` alone. */
const folders = ['src', 'tests', 'scripts']

/** Type-only imports count like any other. */
export async function cruiseBoundaries(root: string): Promise<Cruised> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      exclude: { path: '^tests/architecture/planted/' },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
    },
  )
  const { modules, summary } = output as ICruiseResult
  const instead = new Map(forbidden.map(({ name, comment }) => [name, comment ?? '']))
  const violations = summary.violations.map(
    ({ rule, from, to, cycle }): Violation => ({
      rule: rule.name,
      at: from,
      found: cycle ? `is part of an import cycle: ${cycle.map(({ name }) => name).join(' → ')}` : `imports ${to}`,
      instead: instead.get(rule.name) ?? '',
    }),
  )
  return { violations, cruised: modules }
}
