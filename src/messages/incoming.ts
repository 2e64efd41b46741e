/** What a host may say to the widget, checked at the door (contracts sections 4 and 5, hostile world 43). */
import { preview as isPreview } from '../generated/incoming.validators.js'
import type { PreviewMessage } from '../generated/messages.types.ts'

/** Characters of a message, written as JSON. */
const longest = 100_000
/** Far beyond any sound message: whoever reads one recursively must not run out of stack. */
const deepest = 50

/**
 * A preview message, or null for anything else; never throws. Size and plainness are judged first, by a count that
 * ends as soon as the verdict is clear: nobody serialises or validates what may be huge or circular.
 */
export function parsePreviewMessage(data: unknown, prefix: string): PreviewMessage | null {
  if (!isPlain(data) || !Object.hasOwn(data, 'action') || data['action'] !== `${prefix}-preview`) return null
  if (remaining(data, longest, 0) < 0) return null
  const said = Object.entries(data).filter(([, value]) => value !== undefined)
  const message: unknown = { ...Object.fromEntries(said), action: 'preview' }
  return isPreview(message) ? (message as PreviewMessage) : null
}

const refused = -1

/** What is left of `budget` after this node; negative where there was too much, too deep, or no plain data. */
function remaining(node: unknown, budget: number, depth: number): number {
  if (budget < 0 || depth > deepest) return refused
  if (typeof node === 'string') return budget - node.length - 2
  if (node === null || typeof node === 'boolean' || Number.isFinite(node)) return budget - 5
  if (Array.isArray(node)) return spend(node, budget - 2, (item, left) => remaining(item, left - 1, depth + 1))
  if (!isPlain(node)) return refused
  return spend(Object.keys(node), budget - 2, (key, left) => {
    if (key === '__proto__') return refused
    const value = node[key]
    return value === undefined ? left : remaining(value, left - key.length - 4, depth + 1)
  })
}

function spend<T>(items: readonly T[], budget: number, cost: (item: T, left: number) => number): number {
  let left = budget
  for (const item of items) {
    left = cost(item, left)
    if (left < 0) return refused
  }
  return left
}

/** An object as a literal makes it: no list, no Map, no instance of a class. */
function isPlain(node: unknown): node is Record<string, unknown> {
  if (typeof node !== 'object' || node === null) return false
  const prototype: unknown = Object.getPrototypeOf(node)
  return prototype === Object.prototype || prototype === null
}
