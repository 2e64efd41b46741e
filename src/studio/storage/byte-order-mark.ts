/** The three bytes with which some editors begin a file of UTF-8: no part of its text, but kept when it is saved. */
import type { SourceFile } from '../../flow-files/index.ts'

const mark = '\ufeff'

/** Reading a text drops the mark. */
export async function isMarked(file: Blob): Promise<boolean> {
  const start = await file.slice(0, 3).arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(start) === mark
}

/** The text as it is written. @param marked files that begin with the mark, by path */
export const asWritten = (marked: readonly string[], { file, text }: SourceFile): string =>
  marked.includes(file) ? mark + text : text
