/** `'a', 'b'`. */
export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/** `"a" or "b"`, as they are written in a file. */
export const keys = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ')
