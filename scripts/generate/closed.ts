import type { AnySchemaObject } from 'ajv'

/**
 * The same schema, but without unknown keys: with `removeAdditional` its check removes them from a body. Annotations are
 * removed, because the check contains the schema of an object with many keys.
 */
export function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (node === null || typeof node !== 'object') return node
  const schema = node as AnySchemaObject
  const isAnnotation = (key: string, value: unknown) => /^(title|description)$/.test(key) && typeof value === 'string'
  const entries = Object.entries(schema)
    .filter(([key, value]) => !isAnnotation(key, value))
    .map(([key, value]) => [key, closed(value)])
  const additionalProperties = schema['additionalProperties'] ?? false
  return Object.fromEntries(
    schema['properties'] ? [...entries, ['additionalProperties', additionalProperties]] : entries,
  )
}
