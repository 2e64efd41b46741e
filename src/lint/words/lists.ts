/** `"a" or "b"`, as they are written in a file. */
export const keys = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ')
