/** Bodies made from a valid one by changing one value of it. */

/** The keys that lead to a value; `*` is every item of a list. */
export type Path = readonly string[]

/** The paths of all texts within a body. */
export function textPaths(body: unknown): Path[] {
  const paths = new Map<string, Path>()
  const visit = (node: unknown, path: Path) => {
    if (typeof node === 'string') paths.set(path.join('/'), path)
    if (Array.isArray(node)) for (const item of node) visit(item, [...path, '*'])
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) visit(value, [...path, key])
  }
  visit(body, [])
  return [...paths.values()]
}

/** A copy of the body with another value at the path; undefined: without the key. */
export function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (key === '*') return (body as unknown[]).map((item) => withValue(item, rest, value))
  const { [key]: old, ...others } = body as Record<string, unknown>
  const changed = withValue(old, rest, value)
  return changed === undefined ? others : { ...others, [key]: changed }
}
