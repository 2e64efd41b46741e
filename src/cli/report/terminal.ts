/** For people: the sentence first, then the line it is about, then how a session gets there. */
import type { Finding } from '../../lint/index.ts'
import { excerpt } from './excerpt.ts'
import type { Format, Page } from './format.ts'
import { alsoAt, countOf, inWords, plural, type ReportedFinding, reportedFindings } from './summary.ts'
import { wrap } from './wrap.ts'

export const terminal: Format = ({ findings, fixed, texts }, page) => {
  const told = reportedFindings(findings)
  const groups = [...new Set(told.map(({ finding }) => finding.file))].map((file) => {
    const own = told.filter(({ finding }) => finding.file === file)
    return `${page.style('bold', file)}\n\n${own.map((each) => entry(each, texts.get(file) ?? '', page)).join('\n')}\n`
  })
  const mended = fixed.map(({ file, says }) => `  ${page.style('green', '✔')} ${file}: ${says}\n`)
  return [mendedPart(mended, page), ...groups, lastLine(findings, texts.size, page)].join('')
}

function entry({ finding, also }: ReportedFinding, text: string, page: Page): string {
  const { severity, rule, start, message, trace = [], fix } = finding
  const mark = severity === 'error' ? page.style('red', '✖') : page.style('yellow', '▲')
  const [first, ...rest] = wrap(message, page.columns - 4)
  const sentence = [
    `  ${mark} ${page.style('bold', first ?? '')}`,
    ...rest.map((line) => `    ${page.style('bold', line)}`),
  ]
  const about = [`    ${start.line}:${start.column}`, rule, fix ? 'mended by --fix' : '', alsoAt(also)]
  const way = trace.flatMap((step, index) =>
    wrap(step, page.columns - 10).map(
      (line, part) => `      ${page.style('dim', part > 0 ? ' ' : markOf(index))} ${line}`,
    ),
  )
  const parts = [
    ...sentence,
    page.style('dim', about.filter(Boolean).join('  ')),
    '',
    ...excerpt(finding, text, page),
    ...(way.length > 0 ? ['', ...way] : []),
    '',
  ]
  return parts.join('\n')
}

const markOf = (index: number) => (index === 0 ? '●' : '↓')

function mendedPart(lines: readonly string[], { style }: Page): string {
  return lines.length === 0 ? '' : `${style('bold', 'Mended')}\n\n${lines.join('')}\n`
}

function lastLine(findings: readonly Finding[], files: number, { style }: Page): string {
  const said = inWords(findings, files)
  const [first] = findings
  if (!first) return `${style('green', `✔ ${said}`)}\n`
  const fixable = findings.filter(({ fix, follows }) => fix && !follows).length
  const more = [
    ...(fixable > 0 ? [`--fix mends ${fixable === findings.length ? 'them' : plural(fixable, 'finding')}.`] : []),
    `'tieline explain ${first.rule}' says more.`,
  ]
  const isRed = countOf(findings).errors > 0
  return `${style(isRed ? 'red' : 'yellow', `${isRed ? '✖' : '▲'} ${said}`)} ${style('dim', more.join(' '))}\n`
}
