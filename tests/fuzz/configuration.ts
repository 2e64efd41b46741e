/** Properties of what decides where results go: client info, the configuration, and the origins that both allow. */
import { readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import type { ClientInfo } from '../../src/generated/api.types.ts'
import { configShape } from '../../src/generated/config.shape.ts'
import type { Config } from '../../src/generated/config.types.ts'
import { pinOrigin } from '../../src/messages/index.ts'
import { readBody, schemaFailure } from '../../src/untrusted/index.ts'
import { readUnsound } from '../../src/widget/config-problems.ts'
import { calls } from './bodies.ts'
import { holds } from './holds.ts'
import { mutated } from './mutate.ts'

const host = 'https://host.example'
/** Allowed nowhere. */
const stranger = 'https://evil.example'
const lists = [[host], [host, 'https://münchen.example:8443'], ['http://localhost:3000', host], []]

const configuration = {
  apiHost: 'https://api.example.com/api/v1',
  sandboxApiHost: 'https://sandbox.example.com',
  sandboxApiKey: 'key',
  productName: 'Tieline',
  messagePrefix: 'tieline',
  theme: { mode: 'dark', primary: '#123abc', radius: 4, font: 'Inter' },
  previewOrigins: [host],
  allowedHostOrigins: [host, 'http://localhost:3000'],
  returnUrls: ['https://host.example/back'],
  webView: { results: true },
  flow: 'connect',
  monitoring: { projectKey: 'key', endpoint: 'https://monitoring.example' },
}

const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')) as AnySchemaObject
const isSound = new Ajv({ strict: false }).compile(schema)

const info = calls.find(({ name }) => name === 'info')?.samples[0] as ClientInfo

/** Which host may have the result; undefined: the body is refused, so there is no session. */
function pinned(origin: string, given: unknown): string | null | undefined {
  const body = readBody('info', JSON.stringify({ ...info, allowed_origins: given }))
  if (!('value' in body)) return undefined
  return pinOrigin({ handshake: origin }, { client: (body.value as ClientInfo).allowed_origins ?? null })
}

/** As the page has it: from a text. */
const asPage = (given: unknown): unknown => JSON.parse(JSON.stringify(given) ?? 'null')

const isNoList = (given: unknown) => given === undefined || given === null

export const settings: Readonly<Record<string, (numRuns: number) => void>> = {
  'configurations, by both checks': (numRuns) =>
    holds(numRuns, mutated([configuration]), (given) => {
      const document = asPage(given)
      const passes = schemaFailure(configShape.definitions, configShape, document, 'refuse') === null
      if (passes !== isSound(document)) return false
      if (passes) return true
      const { config, ...rest } = readUnsound(document)
      return config === null ? 'why' in rest : isSound(config) === true
    }),
  'allowed origins of client info': (numRuns) =>
    holds(numRuns, fc.oneof(mutated(lists), mutated([host])), (given) => {
      const found = pinned(stranger, given)
      return isNoList(given) || found === null || found === undefined
    }),
  'allowed origins beside an odd one': (numRuns) =>
    holds(numRuns, mutated([host]), (odd) => pinned(host, [odd, host, odd]) === host),
  'allowed origins of the configuration': (numRuns) =>
    holds(numRuns, mutated(lists), (given) => {
      const config = { ...configuration, allowedHostOrigins: asPage(given) } as Config
      if (!isSound(config)) return true
      const { allowedHostOrigins: configured = null } = config
      return pinOrigin({ handshake: stranger }, { configuration: configured }) === null
    }),
}
