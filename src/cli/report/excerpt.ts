/** The line that a finding is about with a caret under each character meant, and a neighbour that says where it is. */
import type { Finding } from '../../lint/index.ts'
import type { Page } from './format.ts'

export function excerpt({ severity, start, end }: Finding, text: string, { style, columns }: Page): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, '').replaceAll('\t', ' '))
  const line = lines[start.line - 1] ?? ''
  const before = telling(lines[start.line - 2])
  const after = telling(line) ? null : telling(lines[start.line])
  const until = end.line === start.line ? end.column : line.length + 1
  const margin = String(start.line + 1).length
  const indent = Math.min(indentOf(line), before ? indentOf(before) : indentOf(line))
  const room = Math.max(columns - margin - 8, 20)
  const { shown, at } = clip(line, indent, start.column - 1, room)
  const width = Math.max(1, Math.min(until - start.column, shown.length - at))
  const colour = severity === 'error' ? 'red' : 'yellow'
  const gutter = (number: number | string) => style('dim', `    ${String(number).padStart(margin)} │ `)
  return [
    ...(before ? [gutter(start.line - 1) + style('dim', clip(before, indent, 0, room).shown)] : []),
    gutter(start.line) + shown,
    gutter('') + ' '.repeat(at) + style(colour, '^'.repeat(width)),
    ...(after ? [gutter(start.line + 1) + style('dim', clip(after, indent, 0, room).shown)] : []),
  ]
}

/** A lone bracket tells nothing. */
const telling = (line: string | undefined) => (/\w/.test(line ?? '') ? line : null)

const indentOf = (line: string) => line.length - line.trimStart().length

/** So much of a line as fits, with what it is about in sight. */
function clip(line: string, indent: number, about: number, room: number): { shown: string; at: number } {
  const text = line.slice(indent)
  const at = about - indent
  if (text.length <= room) return { shown: text, at }
  const from = at + 20 <= room ? 0 : Math.min(at - 20, text.length - room + 1)
  const cut = text.slice(from, from + room - (from > 0 ? 1 : 0))
  const shown = `${from > 0 ? '…' : ''}${from + cut.length < text.length ? `${cut.slice(0, -1)}…` : cut}`
  return { shown, at: from > 0 ? at - from + 1 : at }
}
