/** Documents of a rule: each file of tests/lint/<id>/ is a flow without findings, or one with the findings that it lists. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pointerSegments } from '../../../src/flow/index.ts'
import { specification } from '../../support/specification.ts'

export interface Expected {
  /** By default the flow. */
  in?: 'tests'
  pointer: string
  code: string
  /** Part of the message: enough to see that it names the mistake and the fix. */
  message: string
  /** Part of one line of the trace. */
  trace?: string
}

export interface Case {
  name: string
  /** The text of the file, where that is tested: then there is no base. */
  text?: string
  /** A file of tests/lint/bases, or `connect`, the specification's flow. */
  base: string
  /** What differs from the base, by JSON pointer; null removes. */
  edits: Readonly<Record<string, unknown>>
  /** Its flow tests, if not those of the base. */
  tests?: unknown
  /** How the flow differed from the base when it was released. */
  released?: Readonly<Record<string, unknown>>
  /** Empty: the rule finds nothing. */
  finds: readonly Expected[]
}

/** Documents of a rule over locales: the texts of each language, and the findings in them. */
export interface LocaleCase {
  name: string
  locales: Readonly<Record<string, unknown>>
  /** Keys that the code names. */
  messageKeys?: readonly string[]
  finds: readonly (Expected & { language: string })[]
}

/** Documents of a rule over forms. */
export interface FormCase {
  name: string
  /** What differs from tests/forms/fixtures/housing.form.json. */
  edits: Readonly<Record<string, unknown>>
  /** What its flow has besides bases/small.flow.json; without it there is no flow. */
  flow?: Readonly<Record<string, unknown>>
  finds: readonly Expected[]
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const readBase = (name: string) => readFileSync(here(`bases/${name}`), 'utf8')

export const ruleFolders = (): string[] =>
  readdirSync(here('.'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['support', 'bases'].includes(entry.name))
    .map(({ name }) => name)

export function casesOf<C extends { name: string } = Case>(rule: string): C[] {
  const names = ruleFolders().includes(rule) ? readdirSync(here(rule)).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => ({
    name,
    ...JSON.parse(readFileSync(here(`${rule}/${name}`), 'utf8')),
  }))
}

/** The text of the flow of a case, formatted as people write it. */
export function textOf({ base, edits, text }: Pick<Case, 'base' | 'edits' | 'text'>): string {
  if (text !== undefined) return text
  const definition = JSON.parse(base === 'connect' ? specification.flow.text : readBase(`${base}.flow.json`)) as unknown
  for (const [pointer, value] of Object.entries(edits)) put(definition, pointer, value)
  return JSON.stringify(definition, null, 2)
}

export function formTextOf({ edits }: Pick<FormCase, 'edits'>): string {
  const form = JSON.parse(readFileSync(here('../forms/fixtures/housing.form.json'), 'utf8')) as unknown
  for (const [pointer, value] of Object.entries(edits)) put(form, pointer, value)
  return JSON.stringify(form, null, 2)
}

/** The tests of a case: its own, else those of its base. */
export function testsTextOf({ base, tests }: Pick<Case, 'base'> & Partial<Pick<Case, 'tests'>>): string {
  if (tests !== undefined) return JSON.stringify(tests, null, 2)
  return base === 'connect' ? specification.tests.text : readBase(`${base}.tests.json`)
}

function put(document: unknown, pointer: string, value: unknown): void {
  const segments = pointerSegments(pointer)
  const last = segments.pop() ?? ''
  let node = document as Record<string, unknown>
  for (const segment of segments) {
    node[segment] ??= {}
    node = node[segment] as Record<string, unknown>
  }
  if (Array.isArray(node)) {
    const index = last === '-' ? node.length : Number(last)
    if (value === null) node.splice(index, 1)
    else node[index] = value
  } else if (value === null) delete node[last]
  else node[last] = value
}
