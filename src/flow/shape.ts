/**
 * Checks a document against one of our own JSON Schemas and says what to mend.
 * It reads the few keywords those schemas use; a test holds its verdict to Ajv's. Ajv's own code for the
 * flow schema is 14 KiB gzip, this is 1, and its sentences name the mend (docs/decisions/0003).
 */
import { childPointer } from './pointer.ts'
import { type Problem, type ProblemCode, suggest } from './problem.ts'

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

/** Far beyond any sound document: whoever reads one recursively must not run out of stack. */
const maxDepth = 100

/** Every way in which `value` fails `root`; empty when it is sound. */
export function checkShape(root: Shape, value: unknown): Problem[] {
  const problems: Problem[] = []
  const report = (pointer: string, message: string, code: ProblemCode = 'shape') =>
    problems.push({ code, pointer, message })

  function check(shape: Shape, node: unknown, at: string): void {
    if (shape.$ref !== undefined) {
      check(definition(root, shape.$ref), node, at)
      return
    }
    if (shape.enum && !shape.enum.includes(node)) {
      const isName = typeof node === 'string'
      const meant = suggest(isName ? node : show(node), shape.enum.map(String))
      report(at, `${show(node)} is not a value it can have. ${meant}`, isName ? 'unknown-name' : 'shape')
      return
    }
    const types = shape.type === undefined ? [] : [shape.type].flat()
    if (types.length > 0 && !types.some((type) => isType(type, node))) {
      report(at, `Expected ${types.join(' or ')}, found ${show(node)}.`)
      return
    }
    if (Array.isArray(node)) checkItems(shape, node, at)
    else if (isRecord(node)) checkKeys(shape, node, at)
    else checkScalar(shape, node, (message) => report(at, message))
  }

  function checkKeys(shape: Shape, node: Record<string, unknown>, at: string) {
    const keys = Object.keys(node)
    const known = Object.keys(shape.properties ?? {})
    for (const key of shape.required ?? []) {
      if (!Object.hasOwn(node, key)) report(at, `'${key}' is missing. Add it.`)
    }
    if (keys.length < (shape.minProperties ?? 0)) report(at, `It is empty. Use one of: ${known.join(', ')}.`)
    if (keys.length > (shape.maxProperties ?? Infinity)) {
      report(at, `It has the keys ${keys.join(', ')}, where only ${shape.maxProperties} may stand. Nest them.`)
    }
    for (const key of keys) {
      if (shape.propertyNames) check(shape.propertyNames, key, childPointer(at, key))
      const own = shape.properties && Object.hasOwn(shape.properties, key) ? shape.properties[key] : undefined
      if (own) check(own, node[key], childPointer(at, key))
      else if (shape.additionalProperties === false) {
        report(
          childPointer(at, key),
          `'${key}' is not a key that can stand here. ${suggest(key, known)}`,
          'unknown-name',
        )
      } else if (typeof shape.additionalProperties === 'object') {
        check(shape.additionalProperties, node[key], childPointer(at, key))
      }
    }
  }

  function checkItems(shape: Shape, node: unknown[], at: string) {
    if (node.length < (shape.minItems ?? 0)) report(at, `It needs at least ${shape.minItems} entries.`)
    if (node.length > (shape.maxItems ?? Infinity)) report(at, `It may have at most ${shape.maxItems} entries.`)
    node.forEach((item, index) => {
      const shapeOf = isTuple(shape.items) ? shape.items[index] : shape.items
      if (shapeOf) check(shapeOf, item, childPointer(at, index))
      if (shape.uniqueItems && node.indexOf(item) !== index)
        report(childPointer(at, index), `${show(item)} stands twice.`)
    })
  }

  if (isTooDeep(value)) report('', `It is nested more than ${maxDepth} levels deep. Flatten it.`)
  else check(root, value, '')
  return problems
}

function checkScalar(shape: Shape, node: unknown, report: (message: string) => void) {
  if (typeof node === 'number') {
    if (node < (shape.minimum ?? -Infinity)) report(`${node} is too small; the least is ${shape.minimum}.`)
    if (node > (shape.maximum ?? Infinity)) report(`${node} is too large; the most is ${shape.maximum}.`)
  }
  if (typeof node === 'string') {
    const { length } = [...node]
    if (length < (shape.minLength ?? 0)) report('It is empty. Give it a value.')
    if (length > (shape.maxLength ?? Infinity)) report(`It is longer than ${shape.maxLength} characters.`)
    if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(node)) {
      report(`${show(node)} does not have the form ${shape.pattern}.`)
    }
  }
}

function definition(root: Shape, ref: string): Shape {
  const found = root.definitions?.[ref.replace('#/definitions/', '')]
  if (!found) throw new Error(`shape: no definition ${ref}`)
  return found
}

function isType(type: string, node: unknown): boolean {
  if (type === 'null') return node === null
  if (type === 'array') return Array.isArray(node)
  if (type === 'object') return isRecord(node)
  if (type === 'integer') return Number.isInteger(node)
  return typeof node === type
}

const isTuple = (items: Shape['items']): items is readonly Shape[] => Array.isArray(items)

/** A plain object, as JSON gives it. */
export function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function isTooDeep(node: unknown, levels = maxDepth): boolean {
  if (typeof node !== 'object' || node === null) return false
  return levels === 0 || Object.values(node).some((item) => isTooDeep(item, levels - 1))
}

function show(node: unknown): string {
  if (Array.isArray(node)) return 'a list'
  if (isRecord(node)) return 'an object'
  const text = typeof node === 'string' ? JSON.stringify(node) : String(node)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
