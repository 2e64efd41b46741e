/** What `tieline test` prints: each failing test with expected, actual and the trace, and rows before and after. */
import { asText, capitalized, circumstancesInWords, type Document } from '../../analysis/index.ts'
import {
  type ManualEdit,
  manualInWords,
  neverAppliesInWords,
  type Proposal,
  type RowUpdate,
  testFailureInWords,
  valueInWords,
} from '../../flow-tests/index.ts'
import type { FailedExpectation, FailedTest, TestReport } from '../jobs/results.ts'
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

function entry({ id, description, file, start, verdict }: FailedTest, page: Page): string {
  const { style } = page
  return [
    `  ${style('red', '✖')} ${style('bold', id)}  ${style('dim', `${description}  ${file}:${start.line}:${start.column}`)}`,
    ...(verdict.kind === 'fails'
      ? failureLines(verdict.failures, page)
      : paragraph(`It tests nothing: ${neverAppliesInWords(verdict.because)}.`, page)),
    '',
  ].join('\n')
}

/** Of the failures after the first, so many have a sentence; the rest is counted. */
const mostOthers = 4

/** The first in full; of the others a sentence each. */
function failureLines([first, ...others]: readonly [FailedExpectation, ...FailedExpectation[]], page: Page): string[] {
  const steps = first.trace.map((step, at) => `      ${page.style('dim', at === 0 ? '●' : '↓')} ${step}`)
  const named = others.slice(0, mostOthers)
  const rest = others.length - named.length
  return [
    ...paragraph(sentenceOf(first), page),
    ...expectedAndActual(first),
    ...steps,
    ...named.flatMap((each) => paragraph(sentenceOf(each), page)),
    ...(rest > 0 ? [`    ${plural(rest, 'more difference')}.`] : []),
  ]
}

const sentenceOf = ({ failure, circumstances }: FailedExpectation): string =>
  `${capitalized(testFailureInWords(failure))}${
    circumstances === null ? '' : `, for clients with ${circumstancesInWords(circumstances, asText)}`
  }.`

const paragraph = (text: string, { columns }: Page): string[] => wrap(text, columns - 4).map((line) => `    ${line}`)

function expectedAndActual({ failure }: FailedExpectation): string[] {
  if (failure.kind !== 'row') return []
  const { aspect, expected, actual } = failure
  return [
    `      expected  ${aspect}: ${valueInWords(aspect, expected)}`,
    `      actual    ${aspect}: ${valueInWords(aspect, actual)}`,
  ]
}

/** `document`: the tests of the flow, inherited ones included. */
export function reportUpdates(
  document: Document,
  { updates, manual }: Proposal,
  isWritten: boolean,
  page: Page,
): string {
  if (updates.length + manual.length === 0) return 'There is nothing to rewrite.\n\n'
  const { style } = page
  const rows = updates.map(({ id, pointer, before, after }) =>
    [
      `  ${style('bold', id)}  ${style('dim', placeIn(document, pointer))}`,
      style('red', `    - ${JSON.stringify(before)}`),
      ...after.map((row) => style('green', `    + ${JSON.stringify(row)}`)),
      '',
    ].join('\n'),
  )
  const byHand = manual.map((edit) => manualEntry(document, edit, page))
  const heading = `${style('bold', document.file)}\n\n`
  return [
    ...(updates.length > 0 ? [`${heading}${rows.join('\n')}\n${outcomeOf(updates, isWritten)}\n\n`] : []),
    ...(manual.length > 0 ? [`${style('bold', 'To edit by hand')}\n\n${byHand.join('\n')}\n`] : []),
  ].join('')
}

const outcomeOf = (updates: readonly RowUpdate[], isWritten: boolean) =>
  isWritten ? `${plural(updates.length, 'row')} rewritten.` : 'Nothing is written without a reason: add --because "…".'

function manualEntry(document: Document, { id, pointer, reason }: ManualEdit, { style, columns }: Page): string {
  const inherited = document.origin(pointer).file === document.file ? '' : inheritedInWords(document.file)
  const sentence = `${capitalized(manualInWords(reason))}${inherited}`
  const lines = wrap(sentence, columns - 4).map((line) => `    ${line}`)
  return [`  ${style('bold', id)}  ${style('dim', placeIn(document, pointer))}`, ...lines, ''].join('\n')
}

/** A test of the variant replaces an inherited one of the same id. */
const inheritedInWords = (file: string) =>
  ` It is inherited: for this variant alone, write a test with the same "id" into ${file}.`

function placeIn({ origin, range }: Document, pointer: string): string {
  const { line, column } = range(pointer).start
  return `${origin(pointer).file}:${line}:${column}`
}
