/**
 * What engines, React and our own classes say when something breaks, up to where they quote a value: what was typed,
 * a name or an address may stand there. Any other message is withheld; its class and its place in the code remain.
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

const classes = /^(?:[A-Z][A-Za-z]{0,40})?Error$/

export const withheld = '[withheld]'

export function knownPhrase(message: string): string {
  for (const phrase of phrases) {
    const [found] = phrase.exec(message) ?? []
    if (found !== undefined) return found
  }
  return withheld
}

/** A name that code gave, e.g. `TypeError`; anything may have been thrown. */
export const knownClass = (name: string): string => (classes.test(name) ? name : 'Error')
