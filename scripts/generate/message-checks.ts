import type { AnySchemaObject, Options } from 'ajv'
import { defined } from '../../src/flow/defined.ts'
import { closed } from './closed.ts'
import { readSchemas } from './files.ts'
import { writeValidators } from './validators.ts'

const plain = (name: string) => [name, `messages.schema.json#/properties/${name}`]
const port = (name: string) => [name, `messages.schema.json#/definitions/${name}PortMessage`]
const lenient: Options = { removeAdditional: 'failing' }

/** Validators of messages. A preview message must be exact; of any other a reader ignores unknown keys. */
export async function writeMessageChecks(top: ReadonlyMap<string, AnySchemaObject>) {
  const parts = [await readSchemas('schemas/api'), await readSchemas('schemas/api/parts'), top]
  const schemas = parts.flatMap((part) => [...part.values()])
  const known = schemas.map((schema) => closed(schema) as AnySchemaObject)
  const { definitions } = defined(top.get('messages.schema'), 'schemas/messages.schema.json')
  const namesIn = (side: { oneOf: readonly { $ref: string }[] }) =>
    side.oneOf.map(({ $ref }) => $ref.slice('#/definitions/'.length, -'PortMessage'.length))
  const write = (file: string, checks: string[][]) => writeValidators(file, Object.fromEntries(checks), known, lenient)

  await writeValidators('incoming', Object.fromEntries([plain('preview')]), schemas)
  await write('incoming-port', namesIn(definitions.hostPortMessage).map(port))
  await write('outgoing', ['success', 'error', 'closeIframe', 'clickOutside', 'hello'].map(plain))
  await write('outgoing-port', namesIn(definitions.widgetPortMessage).map(port))
}
