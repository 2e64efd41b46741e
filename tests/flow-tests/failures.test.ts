/** A test that fails says all that differs, each with its place, its clients and a way that leads there. */
import { describe, expect, it } from 'vitest'
import { createModel, type Model, replayTo, traceInWords } from '../../src/analysis/index.ts'
import { compile, defined } from '../../src/flow/index.ts'
import { compileFlowTests, evaluateFlowTests, type FoundFailure, whoseFailure } from '../../src/flow-tests/index.ts'
import { edited } from '../support/connect-flow.ts'

function evaluate(edits: Record<string, unknown>, tests: object): { model: Model; failures: readonly FoundFailure[] } {
  const flow = defined(compile(edited(edits)).flow, 'flow')
  const compiled = defined(compileFlowTests(flow, tests).tests, 'flow tests')
  const model = defined(createModel(flow, { observed: tests }).model, 'model')
  const failures = evaluateFlowTests(model, compiled).flatMap(({ verdict }) =>
    verdict.kind === 'fails' ? verdict.failures : [],
  )
  return { model, failures }
}

const row = (each: object) => ({ cases: [{ id: 'some', description: 'Some.', rows: [each] }] })

describe('a row that fails', () => {
  const start = row({ on: 'start', if: { '!': { var: 'in.workUnderWay' } }, goesTo: 'success' })

  it('says each place where it differs, once, and the clients who get there', () => {
    const { model, failures } = evaluate({}, start)
    const actual = failures.map(({ failure }) => failure.kind === 'row' && failure.actual)
    expect(new Set(actual).size).toBe(actual.length)
    expect(actual).toContain('consent')
    const shown = failures.reduce((sum, { clients }) => sum | clients, 0n)
    expect(shown).toBe(defined(failures[0], 'failure').among)
    for (const [index, { clients }] of failures.entries())
      for (const other of failures.slice(index + 1)) expect(clients & other.clients).toBe(0n)
    const consent = defined(failures[actual.indexOf('consent')], 'failure at consent')
    const whose = whoseFailure(model, consent)
    expect(whose?.alternatives.flat().map(({ name }) => name)).toContain('showConsent')
  })

  it('names nobody where all clients are concerned', () => {
    const { model, failures } = evaluate({}, row({ at: 'consent', on: 'PROMPT_CLOSE', goesTo: 'success' }))
    expect(failures.map((each) => whoseFailure(model, each))).toEqual([null])
  })

  it('has a way for a client of each difference', () => {
    const { model, failures } = evaluate({}, start)
    for (const { path, clients } of failures) {
      expect(path.inputs & ~clients).toBe(0n)
      const { replay, trace } = replayTo(model, path.to, path.inputs, ...path.events)
      expect(traceInWords({ ...model.trace(path.to, path.inputs), ...replay })).toEqual(trace)
    }
  })
})

describe('an invariant that fails', () => {
  it('says every place where it does not hold', () => {
    const never = { at: ['consent', 'selectSource'] }
    const { failures } = evaluate({}, { invariants: [{ id: 'some', description: 'Some.', never }] })
    expect(failures.map(({ failure }) => failure.kind === 'reached' && failure.place)).toEqual([
      'consent',
      'selectSource',
    ])
  })
})
