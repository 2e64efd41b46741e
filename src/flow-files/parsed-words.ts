/** Texts of a flow are parsed before it is delivered, so that the widget needs no parser (docs/decisions/0023-words.md). */
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** The definition with the syntax tree of each text in its words; unchanged if there is none. */
export function withParsedWords(definition: unknown): unknown {
  const parsed = [...new Set(textsIn(definition))].flatMap((text) => {
    const tree = treeOf(text)
    return tree ? [[text, tree] as const] : []
  })
  return parsed.length > 0 ? { ...(definition as object), parsedWords: Object.fromEntries(parsed) } : definition
}

/** Of the flow, its steps, states and overlays, and in what variants merge into them. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, item]) => (key === 'words' ? leavesOf(item) : textsIn(item)))
}

function leavesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : []
}

/** null if it can't be read: the linter says why (flow-words), and the widget shows the usual text. */
function treeOf(text: string): MessageFormatElement[] | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
