/** A change of a text: what is between two offsets is replaced. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

export const applyChange = (text: string, { from, to, insert }: TextChange): string =>
  text.slice(0, from) + insert + text.slice(to)

/** The smallest change that leads from one text to the other; null if they are equal. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++
  let [to, end] = [before.length, after.length]
  while (to > from && end > from && before.charCodeAt(to - 1) === after.charCodeAt(end - 1)) {
    to--
    end--
  }
  return { from, to, insert: after.slice(from, end) }
}
