/** Messages from the host, checked before anything reads them (docs/host.md; conformance 4.9). */
import { preview as isPreview } from '../generated/incoming.validators.js'
import type { PreviewMessage } from '../generated/messages.types.ts'

/** Characters of a message as JSON. */
const maxLength = 100_000
/** More than a valid message needs, and too little to exhaust the stack of a recursive function. */
const maxDepth = 50

/**
 * A preview message, or null for anything else; never throws. A count that stops early first limits size and depth, so
 * that a huge or circular value is neither serialised nor validated.
 */
export function parsePreviewMessage(data: unknown, prefix: string): PreviewMessage | null {
  if (!isPlain(data) || !Object.hasOwn(data, 'action') || data['action'] !== `${prefix}-preview`) return null
  if (remaining(data, maxLength, 0) < 0) return null
  const defined = Object.entries(data).filter(([, value]) => value !== undefined)
  const message: unknown = { ...Object.fromEntries(defined), action: 'preview' }
  return isPreview(message) ? (message as PreviewMessage) : null
}

const exceeded = -1

/** What is left of `budget` after this node; negative if it is too large, too deep or not plain data. */
function remaining(node: unknown, budget: number, depth: number): number {
  if (budget < 0 || depth > maxDepth) return exceeded
  if (typeof node === 'string') return budget - node.length - 2
  if (node === null || typeof node === 'boolean' || Number.isFinite(node)) return budget - 5
  if (Array.isArray(node)) return spend(node, budget - 2, (item, left) => remaining(item, left - 1, depth + 1))
  if (!isPlain(node)) return exceeded
  return spend(Object.keys(node), budget - 2, (key, left) => {
    if (key === '__proto__') return exceeded
    const value = node[key]
    return value === undefined ? left : remaining(value, left - key.length - 4, depth + 1)
  })
}

function spend<T>(items: readonly T[], budget: number, cost: (item: T, left: number) => number): number {
  let left = budget
  for (const item of items) {
    left = cost(item, left)
    if (left < 0) return exceeded
  }
  return left
}

/** An object like that of a literal: no array, no Map, no instance of a class. */
function isPlain(node: unknown): node is Record<string, unknown> {
  if (typeof node !== 'object' || node === null) return false
  const prototype: unknown = Object.getPrototypeOf(node)
  return prototype === Object.prototype || prototype === null
}
