/** Schemas as data, for `checkShape`. */
import type { AnySchemaObject } from 'ajv'
import { camel, writeGenerated } from './files.ts'

/** A schema without descriptions and other annotations: what a check in the browser needs. */
export function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare)
  if (node === null || typeof node !== 'object') return node
  const annotations = ['description', 'title', '$schema', '$id', 'default']
  const isSchema =
    ['type', '$ref', 'enum', 'description', 'const'].some(
      (key) => key in node && typeof (node as Record<string, unknown>)[key] !== 'object',
    ) || 'enum' in node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(isSchema && annotations.includes(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, bare(value)]),
  )
}

/** Returns the shape as JSON. */
export async function writeShape(name: string, schema: AnySchemaObject): Promise<string> {
  const value = JSON.stringify(bare(schema))
  await writeGenerated(`${name}.shape.ts`, `export const ${camel(name)}Shape = ${value} as const\n`)
  return value
}
