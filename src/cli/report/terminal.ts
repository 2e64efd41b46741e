/** For people: the sentence, the marked line, then how a session gets there. */
import { defined } from '../../flow/index.ts'
import type { Finding } from '../../lint/index.ts'
import { excerpt } from './excerpt.ts'
import type { Format, Page } from './format.ts'
import { alsoAt, countOf, inWords, plural, type ReportedFinding, reportedFindings } from './summary.ts'
import { wrap } from './wrap.ts'

export const terminal: Format = ({ findings, fixed, texts }, page) => {
  const reported = reportedFindings(findings)
  const groups = [...new Set(reported.map(({ finding }) => finding.file))].map((file) => {
    const own = reported.filter(({ finding }) => finding.file === file)
    return `${page.style('bold', file)}\n\n${own.map((each) => entry(each, defined(texts.get(file), `text of '${file}'`), page)).join('\n')}\n`
  })
  const fixedLines = fixed.map(({ file, message }) => `  ${page.style('green', '✔')} ${file}: ${message}\n`)
  return [fixedPart(fixedLines, page), ...groups, lastLine(findings, texts.size, page)].join('')
}

function entry({ finding, also }: ReportedFinding, text: string, page: Page): string {
  const { severity, rule, file, start, message, trace = [], fix } = finding
  const mark = markIn(page.style, severity)
  const sentence = wrap(message, page.columns - 4).map(
    (line, index) => `  ${index === 0 ? mark : ' '} ${page.style('bold', line)}`,
  )
  // The form that terminals open with a click.
  const place = [`    ${file}:${start.line}:${start.column}`, rule, fix ? 'fixed by --fix' : '', alsoAt(also)]
  const steps = trace.flatMap((step, index) =>
    wrap(step, page.columns - 10).map(
      (line, part) => `      ${page.style('dim', part > 0 ? ' ' : markOf(index))} ${line}`,
    ),
  )
  const parts = [
    ...sentence,
    page.style('dim', place.filter(Boolean).join('  ')),
    '',
    ...excerpt(finding, text, page),
    ...(steps.length > 0 ? ['', ...steps] : []),
    '',
  ]
  return parts.join('\n')
}

const marks = { error: ['red', '✖'], warning: ['yellow', '▲'], note: ['cyan', 'ℹ'] } as const

export const markIn = (style: Page['style'], severity: Finding['severity']): string => {
  const [colour, mark] = marks[severity]
  return style(colour, mark)
}

const markOf = (index: number) => (index === 0 ? '●' : '↓')

function fixedPart(lines: readonly string[], { style }: Page): string {
  return lines.length === 0 ? '' : `${style('bold', 'Fixed')}\n\n${lines.join('')}\n`
}

function lastLine(findings: readonly Finding[], files: number, { style }: Page): string {
  const summary = inWords(findings, files)
  const [first] = findings
  if (!first) return `${style('green', `✔ ${summary}`)}\n`
  const fixable = findings.filter(({ fix, follows }) => fix && !follows).length
  const more = [
    ...(fixable > 0 ? [`--fix fixes ${fixable === findings.length ? 'them' : plural(fixable, 'finding')}.`] : []),
    `'tieline explain ${first.rule}' explains it.`,
  ]
  const { errors, warnings } = countOf(findings)
  const [colour, mark] = marks[errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'note']
  return `${style(colour, `${mark} ${summary}`)} ${style('dim', more.join(' '))}\n`
}
