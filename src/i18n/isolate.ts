/** Controls of direction and marks without a look. Joiners are apart: emoji and whole scripts are written with them. */
const hidden = String.raw`\p{Bidi_Control}\u00AD\u0085\u180E\u200B\u2028\u2029\u2060-\u2064\u206A-\u206F\uFEFF`

/** Made by `isolate`, or as harmless: nothing in it reaches beyond it. */
const isolation = String.raw`\u2068[^${hidden}]*\u2069`

/** What a joiner may stand between: emoji, letters without case (Arabic, Devanagari, …) and their marks. */
const joinable = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}\p{M}]`
const joined = String.raw`${joinable}[\u200C\u200D](?=${joinable})`

const unseen = new RegExp(String.raw`(${isolation}|${joined})|[${hidden}\u200C\u200D]`, 'gu')
const isolations = new RegExp(isolation, 'gu')

/** Controls, and the blocks that Unicode sets aside for scripts written from right to left. */
const turning = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A value from outside, fit to stand in a sentence of ours: without invisible characters and, if it could turn the
 * order of what stands around it, between U+2068 and U+2069. Other values come back as they are, and so does a
 * sentence whose own values are isolated already. Linear in the value's length.
 */
export function isolate(value: string): string {
  const seen = value.replace(unseen, '$1')
  return turning.test(value.replace(isolations, '')) ? `\u2068${seen}\u2069` : seen
}
