/** The texts whose results are kept have so many characters together: a flow with its tests, forms and locales twice. */
const mostCharacters = 600_000

/** The last results of a function of a text: the studio and its workers look at the same files again and again. */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, { made: T }>()
  let characters = 0
  const forget = (text: string) => {
    if (known.delete(text)) characters -= text.length
  }
  return (text) => {
    const found = known.get(text) ?? { made: make(text) }
    // What was asked for last is forgotten last.
    forget(text)
    known.set(text, found)
    characters += text.length
    for (const oldest of known.keys()) {
      if (characters <= mostCharacters || oldest === text) break
      forget(oldest)
    }
    return found.made
  }
}
