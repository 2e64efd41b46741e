/** `"a" or "b"`, as they are written in a file. */
export const keys = (names: readonly string[], joint: 'or' | 'and' = 'or'): string =>
  names.map((name) => `"${name}"`).join(` ${joint} `)
