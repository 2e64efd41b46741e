/** A language that nobody speaks: English with accents, two fifths longer, each message between brackets. Never shipped. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isLiteralElement, isPluralElement, isTagElement, parse, texts } from './locales.ts'

const accented = new Map(
  Object.entries({
    a: 'á',
    c: 'ç',
    d: 'ď',
    e: 'é',
    g: 'ğ',
    i: 'î',
    n: 'ñ',
    o: 'ö',
    r: 'ř',
    s: 'š',
    t: 'ţ',
    u: 'ü',
    y: 'ý',
  }),
)
const padding = ' öñé ţŵö ţĥřéé ƒöüř ƒîṽé šîẋ šéṽéñ éîğĥţ ñîñé'.repeat(3)

/** Every vowel twice makes words as long as German ones; what is missing then is made up by words. */
function stretch(text: string): string {
  const long = text.replace(/[a-z]/gi, (letter) => {
    const other = accented.get(letter.toLowerCase()) ?? letter
    const cased = letter === letter.toLowerCase() ? other : other.toUpperCase()
    return /[aeiou]/i.test(letter) ? cased + other : cased
  })
  const missing = Math.ceil(text.length * 1.4) - long.length
  return /\p{L}/u.test(text) && missing > 0 ? long + padding.slice(0, missing) : long
}

const stretchAll = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: stretch(element.value) }
    if (isTagElement(element)) return { ...element, children: stretchAll(element.children) }
    if (!isPluralElement(element)) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: stretchAll(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })

const literal = (value: string) => parse(value)

/** As `npm run generate` would parse them. */
export const pseudoMessages = (): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(texts.en).map(([key, text]) => [
      key,
      [...literal('['), ...stretchAll(parse(text)), ...literal(']')],
    ]),
  )

/** What is left of a text when every message is taken out of it: data, or words that stand in code. */
export function outsideMessages(text: string): string {
  const without = text.replace(/\[[^[\]]*\]/g, '')
  return without === text ? text : outsideMessages(without)
}
