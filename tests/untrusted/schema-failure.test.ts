import { readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closed } from '../../scripts/generate/closed.ts'
import { configShape } from '../../src/generated/config.shape.ts'
import { responseSchemas } from '../../src/generated/responses.schemas.ts'
import { type Definitions, type FurtherKeys, type Schema, schemaFailure } from '../../src/untrusted/schema-failure.ts'
import { mutantOf } from '../flow/support/mutations.ts'

const field = { id: 'f', field_number: 1, field_name: 'u', field_label: null, field_type: 'Text', field_value: null }
const source = { source_id: 'power', name: 'Power', country: 'GB', logo_url: null, website: null, fields: [field] }

const bodies: Partial<Record<keyof typeof responseSchemas, object>> = {
  info: {
    name: 'Client',
    show_step_consent: true,
    update_mode: { source, username: null },
    allowed_origins: ['https://a.example'],
    theme: { primary: '#000000' },
  },
  sources: { sources: [source, source] },
  status: { status: 'Connecting', additional_information: { any: 1 } },
  accountList: { accounts: [{ account_id: '1', account_number: '4471', account_address: null }] },
  mfaMethodsGet: { title: null, methods: [{ mfa_method_id: 'sms', label: 'Text message' }] },
}

const config = {
  apiHost: 'https://api.example.com/api/v1',
  productName: 'Tieline',
  theme: { mode: 'system', primary: '#0a7d55', radius: 12, font: '😀'.repeat(200) },
  allowedHostOrigins: ['https://app.example.com', 'http://localhost:3000'],
  webView: { results: true },
  monitoring: { projectKey: 'k' },
}

interface Case {
  definitions: Definitions
  schema: Schema
  furtherKeys: FurtherKeys
  sound: object
  ajv: AnySchemaObject
}

const configSchema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')) as AnySchemaObject

const cases: [string, Case][] = [
  ...Object.entries(bodies).map(([name, sound]): [string, Case] => {
    const schema = responseSchemas[name as keyof typeof responseSchemas]
    const ajv = closed({ definitions: responseSchemas, ...schema }) as AnySchemaObject
    return [`a response to ${name}`, { definitions: responseSchemas, schema, furtherKeys: 'remove', sound, ajv }]
  }),
  [
    'a configuration',
    {
      definitions: configShape.definitions,
      schema: configShape,
      furtherKeys: 'refuse',
      sound: config,
      ajv: configSchema,
    },
  ],
]

describe('schemaFailure', () => {
  it.each(cases)('agrees with Ajv on mutations of %s', (_, { definitions, schema, furtherKeys, sound, ajv }) => {
    const oracle = new Ajv({
      strictTypes: false,
      ...(furtherKeys === 'remove' && { removeAdditional: 'failing' as const }),
    }).compile(ajv)
    let refused = 0
    fc.assert(
      fc.property(
        mutantOf(() => structuredClone(sound)),
        (mutant) => {
          const [ours, theirs] = [structuredClone(mutant), structuredClone(mutant)]
          const failure = schemaFailure(definitions, schema, ours, furtherKeys)
          const [error] = oracle(theirs) ? [] : (oracle.errors ?? [])
          if (error) refused += 1
          expect(failure).toEqual(error ? { pointer: error.instancePath, keyword: error.keyword } : null)
          if (!error) expect(ours).toEqual(theirs)
        },
      ),
      { numRuns: 500, seed: 11 },
    )
    expect(refused).toBeGreaterThan(100)
  })
})
