/** References in the text of the repository: each must lead to a document that a reader has. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseTable } from '../../scripts/conformance-table.ts'
import type { Source } from './sources.ts'
import type { Violation } from './violation.ts'

const isText = (path: string) => /\.(md|ts|tsx|js|json|html|css|ya?ml|txt|sh)$/.test(path) || path.startsWith('.ci/')

/** This check and its test name what they forbid. */
const ownFiles = /^tests\/architecture\/references/

/** Every tracked text file; a file that is deleted but not yet committed is left out. */
export function readTexts(root: string): Source[] {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 }).split('\n')
  return tracked
    .filter(
      (path) => isText(path) && path !== 'package-lock.json' && !ownFiles.test(path) && existsSync(join(root, path)),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** What references may lead to. */
export interface Targets {
  conformanceRows: ReadonlySet<string>
  /** Numbers of decisions: `0012`. */
  decisions: ReadonlySet<string>
  isFile: (path: string) => boolean
}

export function readTargets(root: string): Targets {
  const rows = parseTable(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4))
  return {
    conformanceRows: new Set(rows.map(({ id }) => id)),
    decisions: new Set(decisions),
    isFile: (path) => existsSync(join(root, path)),
  }
}

/** The specification's flow is in this repository: tests/specification. */
const elsewhere =
  /\b(?:specification|contracts?|design)(?:'s)? sections? \d|\bcontracts? \d|\bdesign \d|\bhostile world\b|\(contracts\b|\bstyle habit\b|\b(?:by|of|from|in|the) (?:the )?(?:specification|contracts)\b(?! of |'s flow\b)/gi

const rowLists = /\bconformance ((?:\d+\.\d+(?:[–-]| to |, | and )?)+)/g
const documents = /(?<![\w./-])docs\/[\w./-]+\.(?:md|svg)\b/g
const decisionNumbers = /\bdocs\/decisions\/(\d{4})\b|\bdecisions? (\d{1,2})\b/g
const links = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g

export function referenceFindings(
  { path, text }: Source,
  { conformanceRows, decisions, isFile }: Targets,
): Violation[] {
  const violation = (index: number, found: string, instead: string): Violation => ({
    rule: 'reference',
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    found,
    instead,
  })
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)]
  return [
    ...matches(elsewhere).map(({ index, 0: words }) =>
      violation(
        index,
        `refers to a document outside the repository: '${words}'`,
        'Name a row of docs/conformance.md (conformance 4.12), docs/host.md, docs/api.md or a decision.',
      ),
    ),
    ...matches(rowLists).flatMap(({ index, 1: list = '' }) =>
      (list.match(/\d+\.\d+/g) ?? [])
        .filter((id) => !conformanceRows.has(id))
        .map((id) => violation(index, `names row ${id}, which docs/conformance.md does not have`, 'Correct the id.')),
    ),
    ...matches(documents)
      .filter(([document]) => !isFile(document))
      .map(({ index, 0: document }) =>
        violation(index, `names ${document}, which does not exist`, 'Correct the path.'),
      ),
    ...matches(decisionNumbers)
      .filter(([, file, number]) => !decisions.has(file ?? number?.padStart(4, '0') ?? ''))
      .map(({ index, 0: words }) => violation(index, `names ${words}, which does not exist`, 'Correct the number.')),
    ...(path.endsWith('.md') ? matches(links) : [])
      .filter(([, target = '']) => !isFile(normalize(join(dirname(path), target)).replaceAll('\\', '/')))
      .map(({ index, 1: target }) => violation(index, `links to ${target}, which does not exist`, 'Correct the link.')),
  ]
}
