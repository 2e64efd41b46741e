/** Annotations of a GitHub workflow: one command for each finding, which shows it beside the changed line. */
import type { Format } from './format.ts'
import { alsoAt, inWords, type ReportedFinding, reportedFindings } from './summary.ts'

export const github: Format = ({ findings, texts }) =>
  `${reportedFindings(findings).map(annotation).join('')}${inWords(findings, texts.size)}\n`

function annotation({ finding, also }: ReportedFinding): string {
  const { severity, file, start, end, rule, message, trace = [] } = finding
  const place = { file, line: start.line, endLine: end.line, col: start.column }
  // GitHub reads an end column only if the annotation is on one line.
  const until = end.line === start.line && end.column > start.column ? { endColumn: end.column - 1 } : {}
  const text = [message, ...trace, alsoAt(also)].filter(Boolean).join('\n')
  return workflowCommand(severity === 'note' ? 'notice' : severity, { ...place, ...until, title: rule }, text)
}

/** https://docs.github.com/actions: a workflow command that annotates a file. */
export function workflowCommand(
  level: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string {
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`)
  return `::${level} ${listed.join(',')}::${data(text)}\n`
}

/** Percent first: otherwise the escapes would be escaped. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (value: string | number) => data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')
