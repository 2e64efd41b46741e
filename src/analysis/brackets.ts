/** Brackets of a JSON text: one without a partner, found by how lines are indented, and how deep they nest. */
import { createScanner } from 'jsonc-parser'

export interface StrayBracket {
  code: 'never-closed' | 'extra-bracket'
  bracket: string
  offset: number
}

interface Bracket {
  bracket: string
  offset: number
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** null where every bracket has its partner. An editor's indentation shows which one was meant. */
export function strayBracket(text: string): StrayBracket | null {
  const open: Bracket[] = []
  for (const { bracket, offset } of bracketsIn(text)) {
    if (bracket in closers) {
      open.push({ bracket, offset })
      continue
    }
    const partner = open.pop()
    if (!partner) return { code: 'extra-bracket', bracket, offset }
    const further = isFirstOfLine(text, offset) ? indentAt(text, offset) - indentAt(text, partner.offset) : 0
    if (closers[partner.bracket] !== bracket || further < 0) return { code: 'never-closed', ...partner }
    if (further > 0) return { code: 'extra-bracket', bracket, offset }
  }
  const left = open.at(-1)
  return left ? { code: 'never-closed', ...left } : null
}

/** The first bracket that opens more than so many levels; null where none does. */
export function bracketBelow(text: string, levels: number): Bracket | null {
  let depth = 0
  for (const found of bracketsIn(text)) {
    depth += found.bracket in closers ? 1 : -1
    if (depth > levels) return found
  }
  return null
}

/** Brackets within texts don't count. */
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

/** Of the line that has this offset. */
function indentAt(text: string, offset: number): number {
  const line = text.slice(lineStart(text, offset))
  return line.length - line.trimStart().length
}
