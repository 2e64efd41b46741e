/** An object like that of a literal: no array, no Map, no instance of a class. */
export function isPlainObject(node: unknown): node is Record<string, unknown> {
  if (typeof node !== 'object' || node === null) return false
  const prototype: unknown = Object.getPrototypeOf(node)
  return prototype === Object.prototype || prototype === null
}
