/** Direction controls and invisible characters, without joiners, which emoji and some scripts need. */
export const hidden = String.raw`\p{Bidi_Control}\u00AD\u0085\u180E\u200B\u2028\u2029\u2060-\u2064\u206A-\u206F\uFEFF`

/** A part that is isolated already and contains no direction controls. */
const isolation = String.raw`\u2068[^${hidden}]*\u2069`

/** What a joiner may connect: emoji, letters without case (Arabic, Devanagari, …) and their marks. */
const joinable = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}\p{M}]`
export const joined = String.raw`${joinable}[\u200C\u200D](?=${joinable})`

/** Marks at the start, which would combine with the text before the value. */
const loose = String.raw`^(?:[${hidden}\u200C\u200D]*\p{M})+`

const hiddenOutside = new RegExp(String.raw`${loose}|(${isolation}|${joined})|[${hidden}\u200C\u200D]`, 'gu')
const isolations = new RegExp(isolation, 'gu')

/** Direction controls, and the Unicode blocks of scripts that are written from right to left. */
const rightToLeft = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Most values are nothing else, and the expressions above take long to compile. */
const printable = /^[ -~]*$/

/**
 * Prepares a value from outside for a sentence: removes invisible characters and marks without a letter, and puts a value
 * that could change the order of the text around it between U+2068 and U+2069. Values that are already isolated inside it
 * stay as they are. Takes linear time.
 */
export function isolate(value: string): string {
  if (printable.test(value)) return value
  const visible = value.replace(hiddenOutside, '$1')
  return rightToLeft.test(value.replace(isolations, '')) ? `\u2068${visible}\u2069` : visible
}
