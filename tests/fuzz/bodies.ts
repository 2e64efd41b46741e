/** Properties of the boundary for response bodies (src/untrusted), over random and mutated ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import type { paths } from '../../src/generated/api.paths.ts'
import { readBody, readErrorBody } from '../../src/untrusted/index.ts'
import { holds } from './holds.ts'
import { asText, mutated } from './mutate.ts'

export type CallName = Exclude<keyof typeof paths, 'tokenCreate'>

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as AnySchemaObject
const parts = readdirSync('schemas/api/parts').map((file) => read(`schemas/api/parts/${file}`))

/** Every object of a schema refuses further keys, unless it says that it takes them. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value)])
  return { ...('properties' in node && { additionalProperties: false }), ...Object.fromEntries(entries) }
}

const ajv = new Ajv({ strict: false, schemas: parts.map((part) => closed(part) as AnySchemaObject) })

export interface Call {
  name: CallName
  /** Bodies as agreed, from the examples of the schema. */
  samples: readonly unknown[]
  /** An independent check, by Ajv at run time. */
  isValid: (body: unknown) => boolean
}

const toName = (file: string) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const calls: readonly Call[] = readdirSync('schemas/api', { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'token-create.json')
  .map(({ name: file }) => {
    const { $id, properties } = read(`schemas/api/${file}`)
    const response = properties.response as AnySchemaObject | undefined
    // Further keys of client info may be inputs of a flow.
    const schema = {
      ...(closed(response ?? {}) as object),
      ...(file === 'info.json' && { additionalProperties: true }),
    }
    const check = ajv.compile({ ...schema, $id: String($id) })
    const samples = (response?.['examples'] as unknown[] | undefined) ?? [{}]
    return {
      name: toName(file) as CallName,
      samples,
      isValid: (body) => response === undefined || check(body) === true,
    }
  })

/** A body is refused with the position of the failure, or its value is as agreed. Never a throw, never another prototype. */
export const checkBodies = ({ name, samples, isValid }: Call, numRuns: number): void =>
  holds(numRuns, asText(mutated(samples)), (text) => {
    const body = readBody(name, text)
    const error = readErrorBody(text)
    const texts = Object.values(error).every((value) => typeof value === 'string')
    return texts && (!('value' in body) || body.value === undefined || isValid(body.value))
  })

interface FuzzedList {
  name: CallName
  list: string
  /** The key by which items differ; absent: the items are texts. */
  id?: string
}

/** The lists of which one unreadable item is left out. */
export const lists: readonly FuzzedList[] = [
  { name: 'sources', list: 'sources', id: 'source_id' },
  { name: 'accountList', list: 'accounts', id: 'account_id' },
  { name: 'mfaMethodsGet', list: 'methods', id: 'mfa_method_id' },
  { name: 'info', list: 'allowed_origins' },
]

/** Between two good items stands anything: both are still there. */
export function checkList({ name, list, id }: FuzzedList, numRuns: number): void {
  const sample = calls.find((call) => call.name === name)?.samples[0] as Record<string, object[]>
  const item = sample[list]?.[0]
  const withId = (value: string) => (id === undefined ? value : { ...item, [id]: value })
  holds(numRuns, mutated([item ?? 'odd']), (odd) => {
    const body = readBody(name, JSON.stringify({ ...sample, [list]: [withId('first'), odd, withId('last')] }))
    if (!('value' in body)) return false
    const items = (body.value as Record<string, unknown[]>)[list] ?? []
    const kept = items.map((each) => (id === undefined ? each : (each as Record<string, unknown>)[id]))
    return kept[0] === 'first' && kept.at(-1) === 'last'
  })
}
