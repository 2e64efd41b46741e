/** Walls inside src/studio: a pane knows what panes share, and no other pane; only the page knows them all. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** What panes share, and which of it each part may import. Every other folder is a pane. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'ui-texts': [],
  document: [],
  results: ['document'],
  store: ['document', 'results'],
  storage: ['document', 'store'],
  workers: ['document', 'results', 'store'],
  controls: ['ui-texts', 'document', 'results', 'store'],
  conditions: ['ui-texts'],
}

/** Packages and modules that a part brings into the page, or into a worker, with everything that they load. */
const loaders: readonly { loads: string; path: string; parts: readonly string[] }[] = [
  { loads: 'CodeMirror', path: 'node_modules/@(codemirror|lezer)/', parts: ['document', 'text'] },
  { loads: 'React Flow', path: 'node_modules/(@xyflow|elkjs)/', parts: ['map'] },
  { loads: 'drag and drop', path: 'node_modules/@atlaskit/', parts: ['steps'] },
  { loads: 'file access', path: 'node_modules/(browser-fs-access|idb-keyval)/', parts: ['storage'] },
  { loads: 'linter', path: '^src/lint/', parts: ['workers'] },
  { loads: 'diff', path: '^src/diff/', parts: ['results'] },
]

/** A part is a folder, or a file with its name. */
const partsNamed = (names: readonly string[]) => `^src/studio/(${names.join('|')})(/|\\.tsx?$)`

const parts = Object.keys(shared)
const anyPart = '^src/studio/'

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name: `studio: ${name}`, severity: 'error', comment, from, to })

export const studioWalls: readonly IRegularForbiddenRuleType[] = [
  rule(
    'pane',
    'A pane imports no other pane. Move what both need into document, results, store or controls.',
    { path: '^src/studio/([^/]+)/', pathNot: partsNamed([...parts, 'page']) },
    { path: anyPart, pathNot: ['^src/studio/$1/', partsNamed(parts)] },
  ),
  ...Object.entries(shared).map(([part, imports]) =>
    rule(
      `${part} is shared`,
      `What panes share imports no pane, and ${part} no part that builds on it (tests/architecture/studio-walls.ts).`,
      { path: partsNamed([part]) },
      { path: anyPart, pathNot: partsNamed([part, ...imports]) },
    ),
  ),
  rule(
    'no React',
    'The file and what its edits mean are plain data. Put what draws them into controls or a pane.',
    { path: partsNamed(['document', 'results']) },
    { path: 'node_modules/(@types/)?(react|react-dom|zustand)/' },
  ),
  ...loaders.map(({ loads, path, parts }) =>
    rule(
      loads,
      `Only ${parts.join(' and ')} may load this. Use what it exports, or import types.`,
      { path: anyPart, pathNot: partsNamed(parts) },
      { path, dependencyTypesNot: ['type-only'] },
    ),
  ),
]
