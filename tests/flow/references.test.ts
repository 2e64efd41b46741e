import { describe, expect, it } from 'vitest'
import { assignedReference, formatReference, operandReference, parseReference } from '../../src/flow/references.ts'

describe('a reference to a field', () => {
  it.each([
    ['answers.home.owned', { scope: 'data', key: 'answers.home.owned' }],
    ['data.problem', { scope: 'data', key: 'problem' }],
    ['in.answersBefore', { scope: 'in', key: 'answersBefore' }],
    ['event.code', { scope: 'event', key: 'code' }],
  ] as const)('%s is read and written', (path, reference) => {
    expect(parseReference(path)).toEqual(reference)
    expect(formatReference(reference.scope, reference.key)).toBe(path)
  })

  it.each(['mode', 'in', 'in.', 'client.mode', '$in.mode', ''])('%j is none', (text) => {
    expect(parseReference(text)).toBeNull()
  })

  it.each([
    ['$data.source', { scope: 'data', key: 'source' }],
    ['$event.code', { scope: 'event', key: 'code' }],
    ['$outcome', null],
    ['data.source', null],
    [null, null],
  ] as const)('%j as an assigned value', (value, reference) => {
    expect(assignedReference(value)).toEqual(reference)
  })

  it.each([
    [{ var: 'in.mode' }, { scope: 'in', key: 'mode' }],
    [{ count: [] }, null],
    ['in.mode', null],
    [null, null],
  ] as const)('%j as an operand', (operand, reference) => {
    expect(operandReference(operand)).toEqual(reference)
  })
})
