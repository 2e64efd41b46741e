import { type Suggestion, suggest } from '../suggest.ts'

/** The most names in a list: people don't read a longer one. */
const mostNames = 15

export function suggestionInWords(suggestion: Suggestion): string {
  return suggestion.kind === 'did-you-mean'
    ? `Did you mean '${suggestion.name}'?`
    : suggestion.names.length === 0
      ? 'None is declared.'
      : `Use one of: ${abbreviated(suggestion.names)}.`
}

/** `Did you mean …?` for an undeclared name, or the declared names. */
export const didYouMean = (name: string, known: readonly string[]): string => suggestionInWords(suggest(name, known))

/** `'a', 'b'`. */
export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/** `a, b and 3 more`. */
export function abbreviated(names: readonly string[]): string {
  // One more is as short as saying so.
  if (names.length <= mostNames + 1) return names.join(', ')
  return `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`
}
