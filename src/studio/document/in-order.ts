/** The keys of an object in the order that they had before; those that are new come last. */
export function inOrder<T extends object>(before: object, now: T): T {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  const entries = [...keys].filter((key) => Object.hasOwn(now, key)).map((key) => [key, now[key as keyof T]])
  return Object.fromEntries(entries) as T
}
