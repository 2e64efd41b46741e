/** What the checks found, as diagnostics of the editor: they move with the text until the next ones are there. */
import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { Position } from '../../analysis/index.ts'
import type { Finding } from '../../lint/index.ts'
import { causesIn } from '../store/findings.ts'

const severities = { error: 'error', warning: 'warning', note: 'info' } as const

export function diagnosticsOf(findings: readonly Finding[], file: string, text: Text): Diagnostic[] {
  return causesIn(findings)
    .filter((finding) => finding.file === file)
    .map(({ start, end, severity, message }) => ({
      from: offsetIn(text, start),
      to: offsetIn(text, end),
      severity: severities[severity],
      message,
    }))
}

/** The text may have fewer lines by now. */
export function offsetIn(text: Text, { line, column }: Position): number {
  const { from, to } = text.line(Math.min(line, text.lines))
  return Math.min(from + column - 1, to)
}
