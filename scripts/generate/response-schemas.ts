/** The schemas of responses as data: src/untrusted checks bodies with them, and reduces these to the keys that they name. */
import { basename } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { valueAtPointer } from '../../src/pointer/index.ts'
import { camel, writeGenerated } from './files.ts'

/** The keywords that src/untrusted reads. */
const keywords = [
  'type',
  'enum',
  '$ref',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'minLength',
]

const annotation = /^(\$schema|\$id|title|description|examples|x-.*)$/

/** @param responses by the name of the call: the `$id` of a schema with a pointer into it */
export async function writeResponseSchemas(
  responses: Readonly<Record<string, string>>,
  schemas: readonly AnySchemaObject[],
): Promise<void> {
  const definitions: Record<string, unknown> = {}

  function define(name: string, ref: string): void {
    if (name in definitions) return
    const [path, pointer = ''] = ref.split('#') as [string, string?]
    const schema = schemas.find(({ $id }) => basename($id as string) === basename(path))
    if (!schema) throw new Error(`generate: there is no schema ${ref}`)
    definitions[name] = reduced(valueAtPointer(schema, pointer) as AnySchemaObject)
  }

  /** Without annotations. What it refers to is defined beside it. */
  function reduced(schema: AnySchemaObject): object {
    const entries = Object.entries(schema).filter(([key]) => !annotation.test(key))
    return Object.fromEntries(entries.map(([key, value]) => [key, reducedPart(key, value)]))
  }

  function reducedPart(key: string, value: unknown): unknown {
    if (!keywords.includes(key)) throw new Error(`generate: src/untrusted does not read "${key}" in a response`)
    if (key === '$ref') {
      const name = camel(basename(value as string, '.json'))
      define(name, value as string)
      return `#/definitions/${name}`
    }
    if (key === 'items') return reduced(value as AnySchemaObject)
    if (key === 'anyOf') return (value as AnySchemaObject[]).map(reduced)
    if (key !== 'properties') return value
    return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, reduced(part)]))
  }

  for (const [name, ref] of Object.entries(responses)) define(name, ref)
  await writeGenerated(
    'responses.schemas.ts',
    `export const responseSchemas = ${JSON.stringify(definitions)} as const\n`,
  )
}
