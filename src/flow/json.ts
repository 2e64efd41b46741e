/** A plain object, as JSON gives it. */
export function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** Whether two values are the same JSON, with their keys in the same order. */
export const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Whether two values are the same JSON, in whatever order their keys are. */
export function isSameInAnyOrder(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameInAnyOrder(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameInAnyOrder(a[key], b[key]))
  )
}
