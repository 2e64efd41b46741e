/** Names and numbers that belong into definitions and not into code, read from the specification's flow, schemas/ and locales/. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'

export interface Words {
  /** Names of steps, and of states as `step.state`, that have no other meaning. */
  steps: ReadonlySet<string>
  /** These and the names that a schema uses for something else as well (`addSource` is a call, too). */
  stepsForScreens: ReadonlySet<string>
  /** Target keywords. */
  keywords: ReadonlySet<string>
  /** Statuses of a connection that are not reasons of an error, too. */
  statuses: ReadonlySet<string>
  /** Every duration that the flow sets. */
  milliseconds: ReadonlySet<number>
  localeKeys: ReadonlySet<string>
  /** Of the texts of the studio. */
  studioKeys: ReadonlySet<string>
  /** Keys at the top of a flow and of a file of flow tests, with which a JSON pointer begins. */
  sections: ReadonlySet<string>
}

type Json = Record<string, unknown>
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json

function enumOf(definitions: Json, name: string): string[] {
  const values = (definitions[name] as { enum?: string[] } | undefined)?.enum
  if (!values) throw new Error(`schemas/flow.schema.json has no enumeration '${name}'; the architecture checks read it`)
  return values
}

/** Numbers under keys that name a duration: `everyMs`, `settings.loadedDelayMs`. */
function durations(node: unknown): number[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'number' ? (key.endsWith('Ms') ? [value] : []) : durations(value),
  )
}

export function readWords(root: string): Words {
  const flow = readJson(join(root, 'tests/specification/specification.flow.json')) as unknown as FlowDefinition
  const schema = readJson(join(root, 'schemas/flow.schema.json'))
  const testsSchema = readJson(join(root, 'schemas/flow-tests.schema.json'))
  const definitions = schema['definitions'] as Json
  const status = readJson(join(root, 'schemas/api/parts/connection-status.json'))['enum'] as string[]
  const screens = enumOf(definitions, 'screenName')
  const meanings = [...enumOf(definitions, 'callName'), ...enumOf(definitions, 'readName'), ...screens]
  const names = Object.entries(flow.steps).flatMap(([step, { states = {} }]) => [
    step,
    ...Object.keys(states).flatMap((state) => [state, `${step}.${state}`]),
  ])
  /** A single lower-case word ('polling', 'email') may mean anything, so it does not count as a step's name. */
  const distinct = names.filter((name) => /[^a-z]/.test(name))
  return {
    steps: new Set(distinct.filter((name) => !meanings.includes(name))),
    stepsForScreens: new Set(distinct.filter((name) => !screens.includes(name))),
    keywords: new Set(['@next', '@back', '@exit', '@close', '@stay']),
    statuses: new Set(status.filter((name) => !enumOf(definitions, 'reason').includes(name))),
    milliseconds: new Set(durations(flow)),
    localeKeys: new Set(Object.keys(readJson(join(root, 'locales/en.json')))),
    studioKeys: new Set(Object.keys(readJson(join(root, 'src/studio/ui-texts/en.json')))),
    sections: new Set([schema, testsSchema].flatMap(({ properties }) => Object.keys(properties as Json))),
  }
}
