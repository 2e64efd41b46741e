import { widthOf } from './text-size.ts'

/** Lines that are no wider than this many pixels. */
export function wrapTo(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
