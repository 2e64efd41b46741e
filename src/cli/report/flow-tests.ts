/** What `tieline test` prints: each failing test with expected, actual and the way there, and rows before and after. */
import { type Document, describeTrace, type Model } from '../../analysis/index.ts'
import {
  failureInWords,
  neverAppliesInWords,
  type RowUpdate,
  type TestFailure,
  type TestOutcome,
  type TestResult,
  valueInWords,
} from '../../flow-tests/index.ts'
import type { Page } from './format.ts'
import { plural } from './summary.ts'
import { wrap } from './wrap.ts'

export interface TestRun {
  document: Document
  model: Model
  results: readonly TestResult[]
}

export function reportTests(runs: readonly TestRun[], page: Page): string {
  const parts = runs.flatMap(({ document, model, results }) => {
    const failing = results.filter(({ outcome }) => outcome.kind !== 'holds')
    const entries = failing.map((result) => entry(result, document, model, page))
    return failing.length === 0 ? [] : [`${page.style('bold', document.file)}\n\n${entries.join('\n')}\n`]
  })
  const all = runs.flatMap(({ results }) => results)
  const failed = all.filter(({ outcome }) => outcome.kind !== 'holds').length
  const checks = plural(all.length, 'check')
  const last =
    failed === 0
      ? page.style('green', `✔ ${checks}, all as expected.`)
      : page.style('red', `✖ ${failed} of ${checks} not as expected.`)
  return `${parts.join('')}${last}\n`
}

function entry(
  { id, description, pointer, outcome }: TestResult,
  document: Document,
  model: Model,
  page: Page,
): string {
  const { line, column } = document.range(pointer).start
  const { style, columns } = page
  const sentences = wrap(sentenceOf(outcome), columns - 4).map((text) => `    ${text}`)
  const steps = traceOf(outcome, model).map((step, index) => `      ${style('dim', index === 0 ? '●' : '↓')} ${step}`)
  return [
    `  ${style('red', '✖')} ${style('bold', id)}  ${style('dim', `${description}  ${line}:${column}`)}`,
    ...sentences,
    ...expectedAndActual(outcome),
    ...steps,
    '',
  ].join('\n')
}

function sentenceOf(outcome: TestOutcome): string {
  const sentence =
    outcome.kind === 'fails'
      ? failureInWords(outcome.failure)
      : outcome.kind === 'never-applies'
        ? `It tests nothing: ${neverAppliesInWords(outcome.because)}`
        : ''
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function expectedAndActual(outcome: TestOutcome): string[] {
  const failure: TestFailure | null = outcome.kind === 'fails' ? outcome.failure : null
  if (failure?.kind !== 'row') return []
  const { aspect, expected, actual } = failure
  return [
    `      expected  ${aspect}: ${valueInWords(aspect, expected)}`,
    `      actual    ${aspect}: ${valueInWords(aspect, actual)}`,
  ]
}

const traceOf = (outcome: TestOutcome, model: Model): string[] =>
  outcome.kind === 'fails' ? describeTrace(model, outcome.path.to, outcome.path.inputs, ...outcome.path.events) : []

export function reportUpdates(
  document: Document,
  updates: readonly RowUpdate[],
  isWritten: boolean,
  { style }: Page,
): string {
  if (updates.length === 0) return 'No row has to change.\n\n'
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
