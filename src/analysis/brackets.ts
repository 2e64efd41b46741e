/** The bracket that has no partner, told by how the lines are indented: an editor's layout shows what was meant. */
import { createScanner } from 'jsonc-parser'

export interface Stray {
  kind: 'never closed' | 'too many'
  bracket: string
  offset: number
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** null where every bracket has its partner. */
export function strayBracket(text: string): Stray | null {
  const open: Bracket[] = []
  for (const { bracket, offset } of bracketsIn(text)) {
    if (bracket in closers) {
      open.push({ bracket, offset })
      continue
    }
    const partner = open.pop()
    if (!partner) return { kind: 'too many', bracket, offset }
    const further = isFirstOfLine(text, offset) ? indentAt(text, offset) - indentAt(text, partner.offset) : 0
    if (closers[partner.bracket] !== bracket || further < 0) return { kind: 'never closed', ...partner }
    if (further > 0) return { kind: 'too many', bracket, offset }
  }
  const left = open.at(-1)
  return left ? { kind: 'never closed', ...left } : null
}

interface Bracket {
  bracket: string
  offset: number
}

/** Those of texts are none. */
function* bracketsIn(text: string): Generator<Bracket> {
  const scanner = createScanner(text, true)
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const bracket = text.slice(offset, offset + scanner.getTokenLength())
    if (/^[[\]{}]$/.test(bracket)) yield { bracket, offset }
  }
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

const isFirstOfLine = (text: string, offset: number) => text.slice(lineStart(text, offset), offset).trim() === ''

/** Of the line that it stands in. */
function indentAt(text: string, offset: number): number {
  const line = text.slice(lineStart(text, offset))
  return line.length - line.trimStart().length
}
