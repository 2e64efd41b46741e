/** Everything typed into widgets during a test, to be looked for where it must not be. */

export interface Entry {
  /** Of the field: the same for each change of its value. */
  field: string
  value: string
}

/** Shorter values occur by chance. */
const shortest = 6

export interface TypedValues {
  enter: (entry: Entry) => void
  /** The typed value that the text contains; null: none. */
  leakIn: (text: string) => string | null
}

/** @param expected what the host may receive */
export function createTypedValues(expected: readonly RegExp[]): TypedValues {
  const current = new Map<string, string>()
  const replaced: string[] = []
  return {
    enter: ({ field, value }) => {
      const before = current.get(field)
      // While someone types, the value grows or shrinks; another value is another secret.
      if (before !== undefined && !value.startsWith(before) && !before.startsWith(value)) replaced.push(before)
      if (before === undefined || value.length >= before.length || !before.startsWith(value)) current.set(field, value)
    },
    leakIn: (text) => {
      const values = [...replaced, ...current.values()]
        .map((value) => value.trim())
        .filter((value) => value.length >= shortest && !expected.some((pattern) => pattern.test(value)))
      const plain = decoded(text)
      return values.find((value) => text.includes(value) || plain.includes(value)) ?? null
    },
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
