/** Types and validators of the `/link` calls, and their paths. */
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
