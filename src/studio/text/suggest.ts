/** What fits at a place of the text: the keys and values of the schema, and the names that the flow has. */
import { getLocation, type JSONPath, type Segment } from 'jsonc-parser'
import type { Shape } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { namesAt } from './names-at.ts'

export interface Suggestions {
  /** What they replace. */
  from: number
  to: number
  /** As JSON. */
  options: readonly string[]
}

export function suggest(text: string, offset: number, definition: FlowDefinition): Suggestions {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const end = previousNode ? previousNode.offset + previousNode.length : 0
  const isInNode = previousNode !== undefined && previousNode.offset <= offset && offset <= end
  const [from, to] = isInNode ? [previousNode.offset, end] : [offset, offset]
  const options = isAtPropertyKey ? keysAt(path.slice(0, -1)) : valuesAt(path, definition)
  return { from, to, options: [...new Set(options)].map((option) => JSON.stringify(option)) }
}

interface Found {
  shape: Shape
  /** Its name in the schema. */
  name: string | null
}

const root = flowShape as Shape

function valuesAt(path: JSONPath, definition: FlowDefinition): readonly unknown[] {
  const found = find(path)
  if (!found) return []
  const { shape, name } = found
  const switches = [shape.type].flat().includes('boolean') ? [true, false] : []
  return [...namesAt(path, name, definition), ...(shape.enum ?? []), ...switches]
}

function keysAt(path: JSONPath): readonly unknown[] {
  const shape = find(path)?.shape
  if (!shape) return []
  const names = shape.propertyNames ? dereferenced({ shape: shape.propertyNames, name: null }).shape.enum : []
  return [...Object.keys(shape.properties ?? {}), ...(names ?? [])]
}

function find(path: JSONPath): Found | null {
  let found: Found | null = { shape: root, name: null }
  for (const segment of path) {
    const below: Shape | null = found && inside(found.shape, segment)
    found = below && dereferenced({ shape: below, name: null })
  }
  return found
}

function inside({ items, properties, additionalProperties }: Shape, segment: Segment): Shape | null {
  if (typeof segment === 'number') return (Array.isArray(items) ? items[segment] : items) ?? null
  const others = typeof additionalProperties === 'object' ? additionalProperties : null
  return properties?.[segment] ?? others
}

function dereferenced(found: Found): Found {
  const name = found.shape.$ref?.split('/').at(-1)
  const shape = name === undefined ? undefined : root.definitions?.[name]
  return shape && name !== undefined ? dereferenced({ shape, name }) : found
}
