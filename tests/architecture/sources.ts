/** Reads the source files and applies the source rules to them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isPosting, sourceRules } from './source-rules.ts'
import type { Violation } from './violation.ts'
import type { Words } from './words.ts'

/** An exception from a rule for one file. One that is no longer needed is reported. */
export interface Allowance {
  rule: string
  file: string
  because: string
}

export interface Source {
  /** From the repository's root, with slashes: `src/engine/walk.ts`. */
  path: string
  text: string
}

export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const parse = ({ path, text }: Source) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

export function nodesOf(node: ts.Node): ts.Node[] {
  const found = [node]
  ts.forEachChild(node, (child) => {
    found.push(...nodesOf(child))
  })
  return found
}

export function inspect(source: Source, words: Words): Violation[] {
  const file = parse(source)
  const module = source.path.split('/')[1] ?? ''
  const rules = sourceRules.filter((rule) => rule.appliesTo(module))
  return nodesOf(file).flatMap((node) =>
    rules.flatMap(({ name, instead, violation }) => {
      const found = violation(node, words)
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      return found === null ? [] : [{ rule: name, at: `${source.path}:${line}`, found, instead }]
    }),
  )
}

/** The files of the widget that post messages: to the host window, over the port of the SDK, and to an app. */
const posters = [
  'src/widget/host.ts',
  'src/widget/channel/index.ts',
  'src/widget/web-view.ts',
  // Runs where the others do not.
  'src/widget/without-code.ts',
]

/** Every other file of the widget that posts messages. */
export function hostPosters(sources: readonly Source[]): Violation[] {
  const found = sources.filter(
    (source) =>
      source.path.startsWith('src/widget/') && !posters.includes(source.path) && nodesOf(parse(source)).some(isPosting),
  )
  return found.map(({ path }) => ({
    rule: 'one file posts to each host',
    at: path,
    found: 'posts messages',
    instead: 'Notify the host (src/widget/host.ts), which passes the message on.',
  }))
}

/** Removes the violations that are allowed, and adds one for each allowance that no violation needs. */
export function allow(violations: readonly Violation[], allowances: readonly Allowance[]): Violation[] {
  const covers = ({ rule, file }: Allowance, violation: Violation) =>
    violation.rule === rule && violation.at.replace(/:\d+$/, '') === file
  const stale = allowances.filter((allowance) => !violations.some((violation) => covers(allowance, violation)))
  return [
    ...violations.filter((violation) => !allowances.some((allowance) => covers(allowance, violation))),
    ...stale.map(({ rule, file }) => ({
      rule,
      at: file,
      found: 'no longer needs its allowance',
      instead: 'Delete the line from tests/architecture/allowances.ts.',
    })),
  ]
}
