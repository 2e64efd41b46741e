/** Reads JSON Schemas for a page of documentation: references are resolved, accepted values are put into a few words. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { valueAtPointer } from '../src/flow/index.ts'

/** The keywords that a page shows. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: boolean | Schema
  required?: readonly string[]
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '../schemas')

export const readSchema = (file: string): Schema =>
  withFileNames(JSON.parse(readFileSync(join(folder, file), 'utf8')), file) as Schema

/** `#/definitions/theme` becomes `config.schema.json#/definitions/theme`, so that a reference is valid in every file. */
function withFileNames(node: unknown, file: string): unknown {
  if (Array.isArray(node)) return node.map((item) => withFileNames(item, file))
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).map(([key, value]) => {
    const isLocal = key === '$ref' && typeof value === 'string' && value.startsWith('#')
    return [key, isLocal ? file + value : withFileNames(value, file)]
  })
  return Object.fromEntries(entries)
}

/** The schema that a reference leads to. A description beside the reference replaces the description there. */
export function resolve({ $ref, ...schema }: Schema): Schema {
  if ($ref === undefined) return schema
  const [file, pointer] = $ref.split('#') as [string, string]
  const found = valueAtPointer(readSchema(file), pointer)
  if (found === undefined) throw new Error(`${$ref} leads to no schema`)
  return { ...resolve(found as Schema), ...schema }
}

/** `light · dark`, `0 to 32`, `list of web addresses`, `text`, `text or null`. */
export function valueInWords(schema: Schema): string {
  const { enum: values, type, pattern, minimum, maximum, items, additionalProperties } = resolve(schema)
  if (Array.isArray(type) && type.includes('null'))
    return type.map((each: string) => valueInWords({ type: each })).join(' or ')
  if (values) return values.map((value) => `\`${String(value)}\``).join(' · ')
  if (type === 'array') return `list: ${valueInWords(items ?? {})}`
  if (type === 'null') return '`null`'
  if (type === 'integer') return maximum === undefined ? 'whole number' : `${minimum} to ${maximum}`
  if (type === 'string') return pattern?.startsWith('^https?://') ? 'web address' : 'text'
  if (type === 'boolean') return '`true` · `false`'
  if (type === 'object')
    return typeof additionalProperties === 'object' ? `object: ${valueInWords(additionalProperties)}` : 'object'
  return 'any value'
}
