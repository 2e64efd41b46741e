/** How a name of the flow is written: as code in Markdown, as it is elsewhere. */
export type Mark = (name: string) => string

export const asCode: Mark = (name) => `\`${name}\``

export const asText: Mark = (name) => name

/** `'consent' or 'success'`. */
export const alternatives = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(' or ')

/** `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const last = names.slice(-1)
  return [names.slice(0, -1).join(', '), ...last].filter((part) => part !== '').join(' and ')
}
