/** The JSON merge patch (RFC 7396) that makes one document of another; null where none can, because it would write a null. */
export function mergePatchOf(from: unknown, to: unknown): unknown {
  if (!isObject(from) || !isObject(to)) return to
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key))
  const changed = Object.entries(to).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(from[key]))
  return Object.fromEntries([
    ...removed.map((key) => [key, null]),
    ...changed.map(([key, value]) => [key, mergePatchOf(from[key], value)]),
  ])
}

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
