/**
 * Checks a value against one of our own JSON Schemas, and tells where it breaks it first. It reads the few keywords that
 * responses and the configuration use; a test compares its verdict with Ajv's, whose code for them would be 1.5 KiB of
 * the first screen (docs/decisions/0025).
 */
import { childPointer, joinPointers } from '../pointer/index.ts'
import { isPlainObject } from './plain.ts'

export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  /** An object whose properties are named is closed unless this is true. */
  readonly additionalProperties?: boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export type Definitions = Readonly<Record<string, Schema>>

/** Where a value breaks its schema, and with which keyword. */
export interface SchemaFailure {
  pointer: string
  keyword: string
}

/** What happens to keys that a closed object has beyond its schema. */
export type FurtherKeys = 'refuse' | 'remove'

/**
 * The first failure of a value; null if there is none.
 * @param definitions what the schema and its parts refer to
 * @param furtherKeys with 'remove' the value is reduced to the keys of its schema
 */
export function schemaFailure(
  definitions: Definitions,
  schema: Schema,
  value: unknown,
  furtherKeys: FurtherKeys,
): SchemaFailure | null {
  function check(part: Schema, node: unknown): SchemaFailure | null {
    // The generated schemas define whatever they refer to.
    if (part.$ref) return check(definitions[part.$ref.slice('#/definitions/'.length)] as Schema, node)
    if (part.anyOf) {
      const failures = part.anyOf.map((each) => check(each, node))
      return failures.includes(null) ? null : (failures[0] as SchemaFailure)
    }
    const keyword = brokenKeyword(part, node)
    if (keyword) return { pointer: '', keyword }
    if (Array.isArray(node)) return part.items ? checkItems(part.items, node) : null
    return part.properties ? checkKeys(part, part.properties, node) : null
  }

  function checkBelow(key: string | number, part: Schema, node: unknown): SchemaFailure | null {
    const failure = check(part, node)
    return failure && { ...failure, pointer: joinPointers(childPointer('', key), failure.pointer) }
  }

  function checkItems(part: Schema, items: readonly unknown[]): SchemaFailure | null {
    // Not `entries()`, because a list can have ten thousand items.
    let index = 0
    for (const item of items) {
      const failure = checkBelow(index++, part, item)
      if (failure) return failure
    }
    return null
  }

  function checkKeys({ required = [], additionalProperties = false }: Schema, known: Definitions, node: unknown) {
    if (!isPlainObject(node)) return null
    if (!required.every((key) => Object.hasOwn(node, key))) return { pointer: '', keyword: 'required' }
    for (const key of Object.keys(node)) {
      const part = Object.hasOwn(known, key) ? known[key] : null
      const failure = part ? checkBelow(key, part, node[key]) : null
      if (failure) return failure
      if (part || additionalProperties) continue
      if (furtherKeys === 'refuse') return { pointer: '', keyword: 'additionalProperties' }
      delete node[key]
    }
    return null
  }

  return check(schema, value)
}

/** The keyword that a value itself breaks, whatever it contains. */
function brokenKeyword(schema: Schema, value: unknown): string | null {
  const { type, pattern, minItems = 0, minLength = 0, maxLength, minimum, maximum } = schema
  if (type !== undefined && !(typeof type === 'string' ? isOf(type, value) : type.some((each) => isOf(each, value))))
    return 'type'
  if (schema.enum && !schema.enum.includes(value)) return 'enum'
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) return 'minimum'
    if (maximum !== undefined && value > maximum) return 'maximum'
  }
  if (Array.isArray(value) && value.length < minItems) return 'minItems'
  if (typeof value === 'string') {
    if (maxLength !== undefined && lengthOf(value, maxLength) > maxLength) return 'maxLength'
    if (lengthOf(value, minLength) < minLength) return 'minLength'
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return 'pattern'
  }
  return null
}

/** In characters, where one outside the basic plane is one. What is over the limit in any case is not taken apart. */
const lengthOf = (text: string, limit: number): number => (text.length > 2 * limit ? text.length : [...text].length)

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
}

/** `/sources/3/name: type`; never a value of the body. */
export const schemaFailureInWords = ({ pointer, keyword }: SchemaFailure): string => `${pointer || 'body'}: ${keyword}`
