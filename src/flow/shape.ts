/**
 * Checks a document against one of our own JSON Schemas. It reads the few keywords those schemas use; a test compares
 * its verdict with Ajv's, whose code for the flow schema alone is 14 KiB gzip (docs/decisions/0003).
 */
import { childPointer } from '../pointer/index.ts'
import { isRecord } from './json.ts'
import type { Problem } from './problem.ts'
import { suggest } from './suggest.ts'

export interface Shape {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shape
  readonly propertyNames?: Shape
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: Shape | readonly Shape[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly definitions?: Readonly<Record<string, Shape>>
}

/** Far more than any sound document needs: a recursive reader of the document must not run out of stack. */
export const maxDepth = 100

/** What is checked: a value, or the name of a key. */
interface Subject {
  at: string
  isKey: boolean
  /** The definition of the schema that the shape comes from. */
  definition: string | null
}

const valueAt = (at: string): Subject => ({ at, isKey: false, definition: null })

/**
 * Every way in which `value` fails `root`; empty when it is sound.
 * @param sound another value that is; where both are the same, nothing is checked again
 */
export function checkShape(root: Shape, value: unknown, sound?: unknown): Problem[] {
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)

  function check(shape: Shape, node: unknown, subject: Subject, known?: unknown): void {
    const pointer = subject.at
    if (known !== undefined && isSame(node, known)) return
    if (shape.$ref !== undefined) {
      const definition = shape.$ref.slice('#/definitions/'.length)
      check(definitionOf(root, definition), node, { ...subject, definition }, known)
      return
    }
    if (shape.enum && !shape.enum.includes(node)) {
      const suggestion = suggest(String(printable(node)), shape.enum.map(String))
      if (typeof node !== 'string') report({ code: 'unlisted-value', pointer, found: node, suggestion })
      else {
        const { isKey, definition } = subject
        report({ code: 'unknown-word', pointer, name: node, list: definition, isKey, suggestion })
      }
      return
    }
    if (!isOfType(shape, node))
      report({ code: 'wrong-type', pointer, expected: [shape.type ?? []].flat(), found: node })
    else if (Array.isArray(node)) checkItems(shape, node, pointer, known)
    else if (isRecord(node)) checkKeys(shape, node, pointer, known)
    else checkScalar(shape, node, pointer, report)
  }

  function checkKeys(shape: Shape, node: Record<string, unknown>, at: string, known: unknown) {
    const keys = Object.keys(node)
    const { properties = {} } = shape
    const isKnown = (key: string) => Object.hasOwn(properties, key)
    const unknown = keys
      .filter((key) => shape.additionalProperties === false && !isKnown(key))
      .map((name) => ({ name, suggestion: suggest(name, Object.keys(properties)) }))
    // A misspelt key is reported as such, and not as missing besides.
    const misspelt = unknown.flatMap(({ suggestion }) => (suggestion.kind === 'did-you-mean' ? [suggestion.name] : []))
    const missing = shape.required?.filter((key) => !Object.hasOwn(node, key) && !misspelt.includes(key)) ?? []
    if (missing.length > 0) report({ code: 'missing-keys', pointer: at, keys: missing })
    if (keys.length < (shape.minProperties ?? 0))
      report({ code: 'no-keys', pointer: at, known: Object.keys(properties) })
    if (shape.maxProperties !== undefined && keys.length > shape.maxProperties)
      report({ code: 'too-many-keys', pointer: at, keys, most: shape.maxProperties })
    for (const { name, suggestion } of unknown)
      report({ code: 'unknown-key', pointer: childPointer(at, name), name, suggestion })
    for (const key of keys) {
      const below = childPointer(at, key)
      if (shape.propertyNames) check(shape.propertyNames, key, { ...valueAt(below), isKey: true })
      const own = isKnown(key) ? properties[key] : shape.additionalProperties
      if (typeof own === 'object') check(own, node[key], valueAt(below), valueIn(known, key))
    }
  }

  function checkItems(shape: Shape, node: unknown[], at: string, known: unknown) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
    if (node.length < minItems) report({ code: 'too-few-items', pointer: at, least: minItems })
    if (node.length > maxItems) report({ code: 'too-many-items', pointer: at, most: maxItems })
    node.forEach((item, index) => {
      const shapeOf = isTuple(shape.items) ? shape.items[index] : shape.items
      if (shapeOf) check(shapeOf, item, valueAt(childPointer(at, index)), valueIn(known, index))
      if (shape.uniqueItems && node.indexOf(item) !== index)
        report({ code: 'repeated-item', pointer: childPointer(at, index), item })
    })
  }

  if (valueNestsTooDeep(value)) report({ code: 'too-deep', pointer: '', most: maxDepth })
  else check(root, value, valueAt(''), sound)
  return problems
}

/** What comes in a message need not be JSON, so it is not written as that to be compared. */
function isSame(node: unknown, known: unknown): boolean {
  if (node === known) return true
  if (Array.isArray(node))
    return Array.isArray(known) && node.length === known.length && node.every((item, at) => isSame(item, known[at]))
  if (!isRecord(node) || !isRecord(known)) return false
  const keys = Object.keys(node)
  return (
    keys.length === Object.keys(known).length &&
    keys.every((key) => Object.hasOwn(known, key) && isSame(node[key], known[key]))
  )
}

/** undefined: there is none. */
const valueIn = (known: unknown, key: string | number): unknown =>
  typeof known === 'object' && known !== null && Object.hasOwn(known, key) ? known[key as never] : undefined

function checkScalar(shape: Shape, node: unknown, pointer: string, report: (problem: Problem) => void) {
  if (typeof node === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape
    if (node < minimum) report({ code: 'too-small', pointer, value: node, least: minimum })
    if (node > maximum) report({ code: 'too-large', pointer, value: node, most: maximum })
  }
  if (typeof node === 'string') {
    const { minLength = 0, maxLength, pattern } = shape
    if (minLength > 0 && characters(node) < minLength) report({ code: 'empty-text', pointer })
    if (maxLength !== undefined && characters(node) > maxLength) report({ code: 'too-long', pointer, most: maxLength })
    if (pattern !== undefined && !expression(pattern).test(node))
      report({ code: 'wrong-form', pointer, text: node, pattern })
  }
}

/** As JSON Schema counts them: a character outside the basic plane is one. */
const characters = (text: string) => [...text].length

const expressions = new Map<string, RegExp>()

/** Compiled once: a pattern is tried on every name of a document. */
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, known)
  return known
}

function definitionOf(root: Shape, name: string): Shape {
  const found = root.definitions?.[name]
  if (!found) throw new Error(`shape: no definition ${name}`)
  return found
}

function isOfType({ type }: Shape, node: unknown): boolean {
  if (type === undefined) return true
  return typeof type === 'string' ? isType(type, node) : type.some((each) => isType(each, node))
}

function isType(type: string, node: unknown): boolean {
  if (type === 'null') return node === null
  if (type === 'array') return Array.isArray(node)
  if (type === 'object') return isRecord(node)
  if (type === 'integer') return Number.isInteger(node)
  return typeof node === type
}

const isTuple = (items: Shape['items']): items is readonly Shape[] => Array.isArray(items)

/** An object may have no `toString`. */
const printable = (node: unknown) => (typeof node === 'object' ? '' : node)

function valueNestsTooDeep(node: unknown, levels = maxDepth): boolean {
  if (typeof node !== 'object' || node === null) return false
  return levels === 0 || Object.values(node).some((item) => valueNestsTooDeep(item, levels - 1))
}
