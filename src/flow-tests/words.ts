/** Verdicts in words: the one place that makes sentences of them. */
import { alternatives, conditionInWords } from '../analysis/index.ts'
import type { Condition } from '../generated/flow.types.ts'
import type { Never } from '../generated/flow-tests.types.ts'
import type { ManualReason } from './propose-updates.ts'
import type { InvariantFailure, NeverApplies, RowFailure, TestFailure } from './verdict.ts'

export function testFailureInWords(failure: TestFailure): string {
  switch (failure.kind) {
    case 'row':
      return rowFailureInWords(failure)
    case 'reached':
      return `a client gets to '${failure.place}'${conditionsOf(failure.never)}`
    case 'entered':
      return `@${failure.by} leads a client from '${failure.from}' to '${failure.place}'${conditionsOf(failure.never)}`
    case 'stuck':
      return `from '${failure.place}' there is no way to ${alternatives(failure.reach)}`
  }
}

export function neverAppliesInWords(because: NeverApplies): string {
  if (because.kind === 'no-place') return `no client ever gets to ${alternatives(because.names)}`
  const at = because.at.length > 0 ? ` at ${alternatives(because.at)}` : ''
  return `'${because.on}' never happens${at}${because.forSome ? ' for the clients it is about' : ''}`
}

/** Why a test is not rewritten, and what to edit by hand. */
export function manualInWords(reason: ManualReason): string {
  switch (reason.kind) {
    case 'differs': {
      const values = reason.values.map((value) => valueInWords(reason.aspect, value)).join(' or ')
      const where = reason.place === null ? '' : ` at '${reason.place}'`
      return `"${reason.aspect}" depends on the client${where}: ${values}. Write a row for each, and say in "if" or "given" which clients it is about.`
    }
    case 'with-fails':
      return `"with" does not hold afterwards: ${conditionInWords(reason.with)}. Change this condition, or remove it.`
    case 'never-applies':
      return `it tests nothing: ${neverAppliesInWords(reason.because)}. Change it, or ${deletion}`
    case 'invariant-fails':
      return `${testFailureInWords(reason.failure)}. ${exemption(reason.failure)}, or ${deletion}`
  }
}

const deletion = 'delete it and say why under "removed".'

const exemption = ({ kind }: InvariantFailure): string =>
  kind === 'stuck'
    ? 'If that is meant, add to "reach" where they get to'
    : 'If that is meant, exempt these clients in "if"'

/** An expected or actual value as a person would say it. */
export function valueInWords(aspect: RowFailure['aspect'], value: unknown): string {
  if (aspect === 'with') return value === null ? 'it does not hold' : conditionInWords(value as Condition)
  if (Array.isArray(value)) return value.map((each) => valueInWords(aspect, each)).join(' or ')
  if (aspect === 'after') return `${value} ms`
  if (aspect === 'route' && value === null) return 'no new address'
  if (typeof value === 'object' && value !== null && 'error' in value) return `error ${value.error}`
  return String(value)
}

function conditionsOf({ without, if: condition }: Never): string {
  const unpassed = without === undefined ? '' : ` without having passed ${alternatives([without].flat())}`
  return `${unpassed}${condition === undefined ? '' : `, with ${conditionInWords(condition)}`}`
}

function rowFailureInWords({ place, on, aspect, expected, actual }: RowFailure): string {
  const where = place === null ? 'at the start' : `at '${place}' (${on})`
  if (aspect === 'with') return `${where} "${valueInWords(aspect, expected)}" does not hold afterwards`
  if (aspect === 'goesTo') return `${where} the user ${moveInWords(actual)} instead of ${targetsInWords(expected)}`
  return `${where} ${subjects[aspect]} ${valueInWords(aspect, actual)} instead of ${valueInWords(aspect, expected)}`
}

const subjects = {
  emits: 'the host is told',
  calls: 'the call made is',
  reads: 'what is read is',
  after: 'the delay is',
  shows: 'the screen shown is',
  route: 'the address is',
  history: 'the history entry is',
} as const

function moveInWords(actual: unknown): string {
  if (actual === '@close') return 'leaves'
  if (actual === '@exit') return 'is asked whether to leave'
  return actual === '@stay' ? 'stays' : `gets to '${actual}'`
}

const keywords: Readonly<Record<string, string>> = {
  '@stay': 'staying',
  '@exit': 'being asked whether to leave',
  '@close': 'leaving',
}

const targetsInWords = (expected: unknown): string =>
  [expected]
    .flat()
    .map((name) => keywords[String(name)] ?? `'${name}'`)
    .join(' or ')
