/** Types of JSON Schemas. */
import { join } from 'node:path'
import { compile as compileTypes, type JSONSchema } from 'json-schema-to-typescript'
import { root, writeGenerated } from './files.ts'

/** Removes descriptions beside a `$ref`, which are for editors and would create a second type of the same shape. */
export function withoutRefDescriptions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutRefDescriptions)
  if (node === null || typeof node !== 'object') return node
  if ('$ref' in node && typeof node.$ref === 'string') return { $ref: node.$ref }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutRefDescriptions(value)]))
}

/** @param folder of the files that the schema refers to */
export async function writeTypes(name: string, schema: object, folder = 'schemas') {
  const types = await compileTypes(withoutRefDescriptions(schema) as JSONSchema, name, {
    cwd: join(root, folder, '/'),
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    // No part of a flow refers to `failureName`, because conditions compare it with literals.
    unreachableDefinitions: true,
  })
  await writeGenerated(`${name}.types.ts`, types)
}
