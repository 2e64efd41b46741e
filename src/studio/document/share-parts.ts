/**
 * A value of JSON, with the parts of another in place of those that are equal: what shows a part is drawn anew only for a
 * change of this part.
 */
export function shareParts<T>(value: T, known: unknown): T {
  if (isEqual(value, known)) return known as T
  if (Array.isArray(value) && Array.isArray(known)) return value.map((item, at) => shareParts(item, known[at])) as T
  if (!isObject(value) || !isObject(known)) return value
  const parts = Object.entries(value).map(([key, item]) => [key, shareParts(item, ownPart(known, key))])
  return Object.fromEntries(parts) as T
}

const ownPart = (parts: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(parts, key) ? parts[key] : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** With keys in the same order, which is that of the steps. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]))
  if (!isObject(a) || !isObject(b)) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return keys.length === others.length && keys.every((key, at) => key === others[at] && isEqual(a[key], b[key]))
}
