/** Types and validators of the `/link` calls, and their paths. */
import type { AnySchemaObject } from 'ajv'
import { defined } from '../../src/flow/defined.ts'
import { camel, readSchemas, writeGenerated } from './files.ts'
import { writeResponseSchemas } from './response-schemas.ts'
import { writeTypes } from './types.ts'
import { writeValidators } from './validators.ts'

export async function writeApi() {
  const calls = await readSchemas('schemas/api')
  const parts = await readSchemas('schemas/api/parts')
  const properties = Object.fromEntries(
    [...calls].map(([name, call]) => [
      camel(name),
      {
        type: 'object',
        description: call['description'] as string,
        required: ['request', 'response'],
        properties: {
          request: call['properties'].request as object,
          response: (call['properties'].response as object | undefined) ?? { tsType: 'void' },
        },
      },
    ]),
  )
  const extra = { ErrorBody: { $ref: 'parts/error.json' } }
  await writeTypes(
    'api',
    { title: 'Calls', type: 'object', required: Object.keys(properties), properties: { ...properties, ...extra } },
    'schemas/api',
  )
  const maybeEmpty = [...calls].filter(([, call]) => call['x-may-be-empty']).map(([name]) => camel(name))
  const paths = [...calls].map(([name, call]) => [
    camel(name),
    { path: call['x-path'] as string, ...(call['x-encoding'] === 'multipart' && { multipart: true }) },
  ])
  await writeGenerated(
    'api.paths.ts',
    `export const paths = ${JSON.stringify(Object.fromEntries(paths), null, 2)} as const

export const mayBeEmpty: readonly (keyof typeof paths)[] = ${JSON.stringify(maybeEmpty)}\n`,
  )
  await writeNames(calls, parts)
  const all = [...calls.values(), ...parts.values()]
  const refs = (part: string, sandbox: boolean) =>
    Object.fromEntries(
      [...calls]
        .filter(([, call]) => part in call['properties'] && (sandbox || !call['x-sandbox']))
        .map(([name, call]) => [camel(name), `${call['$id']}#/properties/${part}`]),
    )
  await writeValidators('responses', refs('response', false), all)
  await writeResponseSchemas(refs('response', false), all)
  await writeValidators('requests', refs('request', true), all)
}

type Schemas = ReadonlyMap<string, AnySchemaObject>

/** Lists of names, and what kind of value each key of client info has. */
async function writeNames(calls: Schemas, parts: Schemas) {
  const info = defined(calls.get('info'), 'schema of info')
  const keys = Object.entries<{ type: string[] }>(info['properties'].response.properties)
  const status = defined(parts.get('connection-status'), 'schema of the status')
  const lists = {
    /** The connection has failed: there is no result for the host. */
    failedStatuses: status['x-failures'],
    /** There is no connection yet. */
    unconnectedStatuses: status['x-unconnected'],
    errorCodes: Object.keys(defined(parts.get('error'), 'schema of an error')['x-codes']),
    clientInfoKeys: Object.fromEntries(keys.map(([key, { type }]) => [key, kindOf(type)])),
  }
  const lines = Object.entries(lists).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const\n`,
  )
  await writeGenerated('api.names.ts', lines.join(''))
}

const kindOf = (types: readonly string[]) =>
  types.includes('boolean') ? 'boolean' : types.includes('string') ? 'text' : 'thing'
