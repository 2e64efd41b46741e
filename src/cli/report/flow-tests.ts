/** What `tieline test` prints: each failing test with expected, actual and the way there, and rows before and after. */
import type { Document } from '../../analysis/index.ts'
import { failureInWords, neverAppliesInWords, type RowUpdate, valueInWords } from '../../flow-tests/index.ts'
import type { FailedTest, TestReport } from '../jobs/results.ts'
import type { Page } from './format.ts'
import { plural } from './summary.ts'
import { wrap } from './wrap.ts'

/** `flow`: the file that was tested. */
export type FlowTestReport = TestReport & { flow: string }

export function reportTests(reports: readonly FlowTestReport[], page: Page): string {
  const parts = reports.flatMap(({ flow, failed }) => {
    const entries = failed.map((test) => entry(test, page))
    return failed.length === 0 ? [] : [`${page.style('bold', flow)}\n\n${entries.join('\n')}\n`]
  })
  const total = reports.reduce((sum, report) => sum + report.total, 0)
  const failed = reports.reduce((sum, report) => sum + report.failed.length, 0)
  const checks = plural(total, 'check')
  const last =
    failed === 0
      ? page.style('green', `✔ ${checks}, all as expected.`)
      : page.style('red', `✖ ${failed} of ${checks} not as expected.`)
  return `${parts.join('')}${last}\n`
}

function entry({ id, description, file, start, outcome, trace }: FailedTest, { style, columns }: Page): string {
  const sentences = wrap(sentenceOf(outcome), columns - 4).map((text) => `    ${text}`)
  const steps = trace.map((step, index) => `      ${style('dim', index === 0 ? '●' : '↓')} ${step}`)
  return [
    `  ${style('red', '✖')} ${style('bold', id)}  ${style('dim', `${description}  ${file}:${start.line}:${start.column}`)}`,
    ...sentences,
    ...expectedAndActual(outcome),
    ...steps,
    '',
  ].join('\n')
}

function sentenceOf(outcome: FailedTest['outcome']): string {
  const sentence =
    outcome.kind === 'fails'
      ? failureInWords(outcome.failure)
      : `It tests nothing: ${neverAppliesInWords(outcome.because)}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function expectedAndActual(outcome: FailedTest['outcome']): string[] {
  if (outcome.kind !== 'fails' || outcome.failure.kind !== 'row') return []
  const { aspect, expected, actual } = outcome.failure
  return [
    `      expected  ${aspect}: ${valueInWords(aspect, expected)}`,
    `      actual    ${aspect}: ${valueInWords(aspect, actual)}`,
  ]
}

export function reportUpdates(
  document: Document,
  updates: readonly RowUpdate[],
  isWritten: boolean,
  { style }: Page,
): string {
  if (updates.length === 0) return 'There is no row to rewrite. Change rows that still fail by hand.\n\n'
  const rows = updates.map(({ id, pointer, before, after }) => {
    const { line, column } = document.range(pointer).start
    return [
      `  ${style('bold', id)}  ${style('dim', `${line}:${column}`)}`,
      style('red', `    - ${JSON.stringify(before)}`),
      style('green', `    + ${JSON.stringify(after)}`),
      '',
    ].join('\n')
  })
  const last = isWritten
    ? `${plural(updates.length, 'row')} rewritten.`
    : 'Nothing is written without a reason: add --because "…".'
  return `${style('bold', document.file)}\n\n${rows.join('\n')}\n${last}\n\n`
}
