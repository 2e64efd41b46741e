/** Reads the body of a response: what a server sends beyond its schema, or instead of it, goes no further. */
import { mayBeEmpty, type paths } from '../generated/api.paths.ts'
import type { ErrorBody } from '../generated/api.types.ts'
import { responseSchemas } from '../generated/responses.schemas.ts'
import { keepFurtherKeys } from './further-keys.ts'
import { parseJson, parseSanitized } from './json.ts'
import { leaveOutUnreadable } from './left-out.ts'
import { isPlainObject } from './plain.ts'
import { type SchemaFailure, schemaFailure } from './schema-failure.ts'

/**
 * The value of a body and why items were left out of it, where the body breaks the schema of its call, or what it says
 * of an error: some servers send 200 with it.
 */
export type ReadBody =
  | { value: unknown; leftOut: readonly SchemaFailure[] }
  | { failure: SchemaFailure }
  | { error: ErrorBody }

/**
 * The body of a successful response, reduced to the keys of its call's schema. An upload's `data` is the server's own and
 * stays whole; client info keeps further keys. Never throws.
 */
export function readBody(name: keyof typeof paths, text: string): ReadBody {
  if (mayBeEmpty.includes(name) && text.trim() === '') return { value: {}, leftOut: [] }
  const value = name === 'upload' ? parseJson(text) : parseSanitized(text)
  const error = errorOf(value)
  const isError = (result: object) => error.error_code && Object.values(result).every(isNothing)
  // A call that returns nothing ignores any other body.
  if (!hasSchema(name)) return isError({}) ? { error } : { value: undefined, leftOut: [] }
  const came = name === 'info' && isPlainObject(value) ? { ...value } : {}
  const check = () => schemaFailure(responseSchemas, responseSchemas[name], value, 'remove')
  const broken = check()
  const leftOut = leaveOutUnreadable(name, value, broken === null)
  const failure = broken && check()
  if (isError(failure ? {} : (value as object))) return { error }
  if (failure) return { failure }
  if (name === 'info') keepFurtherKeys(value, came)
  return { value, leftOut }
}

/** Some servers send an empty result with an error: '', 0, false, [] or {}. */
const isNothing = (value: unknown) => !value || (typeof value === 'object' && Object.keys(value).length === 0)

const hasSchema = (name: string): name is keyof typeof responseSchemas => name in responseSchemas

const errorKeys = ['error_category', 'error_code', 'error_message', 'display_message'] as const

/** The body of a response that is not 2xx, reduced to the texts of its schema. Never throws. */
export const readErrorBody = (text: string): ErrorBody => errorOf(parseSanitized(text))

function errorOf(value: unknown): ErrorBody {
  if (!isPlainObject(value)) return {}
  const texts = errorKeys.filter((key) => Object.hasOwn(value, key) && typeof value[key] === 'string')
  return Object.fromEntries(texts.map((key) => [key, value[key]]))
}
