/** Variants: the schema of a merge, and what a variant file contains besides. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { root } from './files.ts'
import { writeShape } from './shape.ts'
import { writeTypes } from './types.ts'

/** Keys of a flow that a variant can't change. */
const fixedKeys = ['$schema', 'name', 'base', 'checked', 'forms', 'parsedWords']

/**
 * The schema of a merge, for editors: a flow in which everything is optional and null removes a key. It is written to
 * schemas/, where editors find it.
 */
export async function writeMergeSchema(flow: AnySchemaObject) {
  const { required: _, properties, definitions, ...rest } = flow
  const schema = {
    ...rest,
    $id: 'flow-merge.schema.json',
    title: 'FlowMerge',
    description: 'What differs, merged into the flow (RFC 7396): null removes a key, a list replaces a list.',
    properties: withoutKeys(nullable(properties), fixedKeys),
    definitions: Object.fromEntries(
      Object.entries<AnySchemaObject>(definitions).map(([name, definition]) => [name, partial(definition)]),
    ),
  }
  await writeFile(join(root, 'schemas/flow-merge.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
}

const withoutKeys = (node: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))

/**
 * Nothing is required in a part of a document, and null removes a key. Lists are replaced as a whole. An object may have
 * more keys than the merged one: with null for the key that it replaces.
 */
const nullable = (schemas: Readonly<Record<string, AnySchemaObject>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { anyOf: [partial(schema), { type: 'null' }] }]),
  )

function partial(schema: AnySchemaObject): object {
  const { required: _, minProperties: __, maxProperties: ___, ...rest } = schema
  const { properties, additionalProperties } = schema
  return {
    ...rest,
    ...(properties && { properties: nullable(properties) }),
    ...(typeof additionalProperties === 'object' && nullable({ additionalProperties })),
  }
}

/** What a merge contains is checked in the merged flow. */
export async function writeVariant(schema: AnySchemaObject, flow: AnySchemaObject) {
  const keys = Object.keys(withoutKeys(flow['properties'], fixedKeys))
  const merge = {
    type: 'object',
    description: flow['description'],
    propertyNames: { type: 'string', enum: keys },
    additionalProperties: true,
  }
  const own = { ...schema, properties: { ...schema['properties'], merge } }
  await writeTypes('flow-variant', own)
  await writeShape('flow-variant', own)
}
