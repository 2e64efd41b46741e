/** Only tests/live-flow may read `flows/`: any other test would fail when product people change a flow. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { nodesOf, parse, type Source } from './sources.ts'
import type { Violation } from './violation.ts'

const readsIt = 'tests/live-flow/'
const instead = "Read the specification's flow (tests/support/specification.ts), or add a reader to tests/live-flow."

export function readTests(root: string): Source[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/planted/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function liveFlowReaders(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => !path.startsWith(readsIt))
    .flatMap((source) => {
      const file = parse(source)
      return nodesOf(file)
        .filter((node) => ts.isStringLiteralLike(node) && (leadsThere(source.path, node.text) || isJoined(node)))
        .map((node) => {
          const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
          return { rule: 'live flow', at: `${source.path}:${line}`, found: `reads ${node.getText()}`, instead }
        })
    })
}

const isFlowPath = (path: string) => /^flows(\/|$)/.test(path)

/** A path that is relative to the file: `../../flows/connect.flow.json`. */
const leadsThere = (from: string, text: string) =>
  /^\.{1,2}\//.test(text) && isFlowPath(posix.join(posix.dirname(from), text))

const pathFunctions = /^(join|resolve|cp|cpSync|open|opendir|read\w*|URL)$/

/** An argument of a function over paths, unless it is joined to the `folder` that a test has made for itself. */
function isJoined(node: ts.StringLiteralLike): boolean {
  const call = node.parent
  if (!isFlowPath(node.text) || !(ts.isCallExpression(call) || ts.isNewExpression(call))) return false
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression
  return pathFunctions.test(name.getText()) && call.arguments?.[0]?.getText() !== 'folder'
}
