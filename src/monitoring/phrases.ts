/**
 * The parts of error messages of browsers, React and the widget that may be reported. They end before the first quoted
 * value, which may contain typed text, a name or an address. Of other messages only the class and the position are sent.
 */
const phrases: readonly RegExp[] = [
  /^(?:http|network|time-limit|body) failure(?: · \d{3})?(?: · \/[\w./-]*)?/,
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /(?:undefined|null) is not an object/,
  /is (?:undefined|null|not (?:a function|a constructor|defined|iterable))(?=$| )/,
  /^Maximum call stack size exceeded|^too much recursion/,
  /^Invalid (?:array|string) length/,
  /^Failed to fetch dynamically imported module|^error loading dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
  /^Failed to fetch|^Load failed|^NetworkError when attempting to fetch resource/,
  /^Minified React error #\d+/,
  /received a non-error/,
]

const className = /^(?:[A-Z][A-Za-z]{0,40})?Error$/

export const withheld = '[withheld]'

export function knownPhrase(message: string): string {
  for (const phrase of phrases) {
    const [found] = phrase.exec(message) ?? []
    if (found !== undefined) return found
  }
  return withheld
}

/** A class name, e.g. `TypeError`; anything else that was thrown is an `Error`. */
export const knownClass = (name: string): string => (className.test(name) ? name : 'Error')
