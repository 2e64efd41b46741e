import type { AnySchemaObject } from 'ajv'
import { readSchemas } from './files.ts'
import { writeValidators } from './validators.ts'

/** The validator of messages from the host. */
export async function writeIncoming(top: ReadonlyMap<string, AnySchemaObject>) {
  const parts = [await readSchemas('schemas/api'), await readSchemas('schemas/api/parts'), top]
  const schemas = parts.flatMap((part) => [...part.values()])
  await writeValidators('incoming', { preview: 'messages.schema.json#/properties/preview' }, schemas)
}
