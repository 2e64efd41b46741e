/** schemas/messages.schema.json as Ajv reads it. */
import { readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'

const read = (name: string) => JSON.parse(readFileSync(`schemas/${name}.json`, 'utf8')) as AnySchemaObject
const referred = ['config.schema', 'api/info', 'api/parts/source', 'api/parts/source-field'].map(read)
const messages = read('messages.schema')
const ajv = new Ajv({ strict: false, schemas: [...referred, messages] })

const actionOf = (name: string): unknown => messages['properties'][name].properties.action.const

/** The check of an action, which is written without the prefix; undefined: there is no such message. */
export function checkOf(action: string): ValidateFunction | undefined {
  const name = Object.keys(messages['properties'] as object).find((known) => actionOf(known) === action)
  return name === undefined ? undefined : ajv.compile({ $ref: `messages.schema.json#/properties/${name}` })
}

/** The check of a message over the port; `widgetPortMessage` and `hostPortMessage` are those of one side. */
export const checkOfPort = (definition: string): ValidateFunction =>
  ajv.compile({ $ref: `messages.schema.json#/definitions/${definition}` })

export const reasons = messages['definitions'].reason.enum as string[]
