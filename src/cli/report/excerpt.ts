/** The line of a finding with a caret under each marked character, and a neighbouring line for orientation. */
import { defined } from '../../flow/index.ts'
import type { Finding } from '../../lint/index.ts'
import type { Page } from './format.ts'

export function excerpt({ severity, start, end }: Finding, text: string, { style, columns }: Page): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, '').replaceAll('\t', ' '))
  const line = defined(lines[start.line - 1], `line ${start.line}`)
  const before = withWords(lines[start.line - 2])
  const after = withWords(line) ? null : withWords(lines[start.line])
  const until = end.line === start.line ? end.column : line.length + 1
  const margin = String(start.line + 1).length
  const indent = Math.min(indentOf(line), before ? indentOf(before) : indentOf(line))
  const room = Math.max(columns - margin - 8, 20)
  const { shown, at } = clip(line, indent, start.column - 1, room)
  const width = Math.max(1, Math.min(until - start.column, shown.length - at))
  const colour = ({ error: 'red', warning: 'yellow', note: 'cyan' } as const)[severity]
  const gutter = (number: number | string) => style('dim', `    ${String(number).padStart(margin)} │ `)
  return [
    ...(before ? [gutter(start.line - 1) + style('dim', clip(before, indent, 0, room).shown)] : []),
    gutter(start.line) + shown,
    gutter('') + ' '.repeat(at) + style(colour, '^'.repeat(width)),
    ...(after ? [gutter(start.line + 1) + style('dim', clip(after, indent, 0, room).shown)] : []),
  ]
}

/** A lone bracket is no help for orientation. */
const withWords = (line: string | undefined) => (line !== undefined && /\w/.test(line) ? line : null)

const indentOf = (line: string) => line.length - line.trimStart().length

/** As much of a line as fits, with the marked part visible. */
function clip(line: string, indent: number, marked: number, width: number): { shown: string; at: number } {
  const text = line.slice(indent)
  const at = marked - indent
  if (text.length <= width) return { shown: text, at }
  const from = at + 20 <= width ? 0 : Math.min(at - 20, text.length - width + 1)
  const cut = text.slice(from, from + width - (from > 0 ? 1 : 0))
  const shown = `${from > 0 ? '…' : ''}${from + cut.length < text.length ? `${cut.slice(0, -1)}…` : cut}`
  return { shown, at: from > 0 ? at - from + 1 : at }
}
