import { plainText } from '../untrusted/index.ts'

export interface ParsedLabel {
  text: string
  /** Two or more distinct options, or none. */
  options: string[]
}

/** More than this is no list to choose from; countries need about 250. */
const mostOptions = 500

/**
 * The words of a source field's label and its bracketed options, separated by ; , | or / (conformance 5.22).
 * A label without at least two options in one unnested pair of brackets is plain text. Takes time linear in its length.
 */
export function parseLabel(label: string): ParsedLabel {
  const open = label.indexOf('[')
  const close = label.indexOf(']', open + 1)
  const plain = { text: label.trim(), options: [] }
  if (open === -1 || close === -1) return plain
  const inside = label.slice(open + 1, close)
  if (inside.includes('[')) return plain
  const parts = inside.split(/[;,|/]/, mostOptions + 1)
  const options = [...new Set(parts.map((part) => part.trim()).filter((part) => plainText(part) !== ''))]
  if (options.length < 2 || parts.length > mostOptions) return plain
  // Some write the options first.
  return { text: label.slice(0, open).trim() || label.slice(close + 1).trim(), options }
}
