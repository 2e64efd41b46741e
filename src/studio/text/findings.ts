/** What the checks found, as diagnostics of the editor: they move with the text until the next ones are there. */
import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { Position } from '../../analysis/index.ts'
import type { Finding } from '../../lint/index.ts'
import { causesIn } from '../store/findings.ts'

const severities = { error: 'error', warning: 'warning', note: 'info' } as const

export function diagnosticsOf(findings: readonly Finding[], file: string, text: Text): Diagnostic[] {
  const offset = ({ line, column }: Position) => Math.min(text.line(line).from + column - 1, text.line(line).to)
  return causesIn(findings)
    .filter((finding) => finding.file === file)
    .map(({ start, end, severity, message }) => ({
      from: offset(start),
      to: offset(end),
      severity: severities[severity],
      message,
    }))
}
