/** Everything typed into widgets during a test, to be looked for where it must not be. */

export interface Entry {
  /** Of the field: the same for each change of its value. */
  field: string
  value: string
  /** What is searched for may be the word of a name that the host is told. */
  isSearch?: boolean
}

/** Shorter values occur by chance within words and numbers: they are looked for as words of their own. */
const shortest = 6
/** Shorter words occur by chance, too; so do numbers of three digits, which are looked for as whole texts. */
const shortestWord = 3

export interface TypedValues {
  enter: (entry: Entry) => void
  /** The typed value that the text contains; null: none. */
  leakIn: (text: string) => string | null
}

/** @param expected what the host may receive */
export function createTypedValues(expected: readonly RegExp[]): TypedValues {
  const current = new Map<string, Entry>()
  const replaced: Entry[] = []
  return {
    enter: (entry) => {
      const { field, value } = entry
      const before = current.get(field)
      // While someone types, the value grows or shrinks; another value is another secret.
      if (before && !value.startsWith(before.value) && !before.value.startsWith(value)) replaced.push(before)
      if (!before || value.length >= before.value.length || !before.value.startsWith(value)) current.set(field, entry)
    },
    leakIn: (text) => {
      const texts = [text, decoded(text)]
      const words = new Set(texts.flatMap((each) => [...wordsOf(each), ...wholeTextsOf(each)]))
      const isIn = ({ value, isSearch = false }: Entry) => {
        if (value.length >= shortest) return texts.some((each) => each.includes(value))
        return !isSearch && value.length >= shortestWord && words.has(value)
      }
      return (
        [...replaced, ...current.values()]
          .map((entry) => ({ ...entry, value: entry.value.trim() }))
          .filter(({ value }) => !expected.some((pattern) => pattern.test(value)))
          .find(isIn)?.value ?? null
      )
    },
  }
}

/** Origins have ports, GUIDs have groups of four, what is measured has three digits, and files have names. */
const others =
  /(?<![\w.-])[\w-]+\.(?:svg|png|js|css|json)\b|https?:\/\/[^\s/?#"']+|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])/giu

/** What stands between other characters than letters and digits, and everything between spaces and quotes. */
function wordsOf(text: string): string[] {
  const rest = text.replace(others, ' ')
  return [...rest.split(/[^\p{L}\p{N}]+/u), ...rest.split(/[\s"'`=&?#/\\]+/)]
}

/** Each text of JSON, value of a query or fragment, and step of a path: what is measured is none of them. */
function wholeTextsOf(text: string): string[] {
  const found = text.replaceAll('\\', '').matchAll(/(?<=")[^"]+(?=")|(?<=[?&#;]\w+=)[^&#;\s"']+|(?<=\/)[^/?#\s"']+/g)
  return [...found].map(([whole]) => whole)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
