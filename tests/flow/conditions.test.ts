import { describe, expect, it } from 'vitest'
import { createConditionCompiler, isInDomain } from '../../src/flow/conditions.ts'
import type { Field, Problem } from '../../src/flow/index.ts'
import type { Condition } from '../../src/generated/flow.types.ts'

const field = (name: string, values: Field['values'], nullable = false): Field => ({
  name,
  values,
  nullable,
})

const tables = {
  in: [field('open', [false, true]), field('count', [0, 1, 2]), field('mode', ['a', 'b'], true)],
  data: [field('thing', 'reference', true), field('constructor', ['own'])],
}

/** Whether a condition holds in a scope of plain values. */
function verdict(condition: Condition, scope: { in?: object; data?: object; event?: object }, named = {}): boolean {
  const problems: Problem[] = []
  const { test } = createConditionCompiler(named, tables, (problem) => problems.push(problem))
  const compiled = test(condition, '')
  expect(problems).toEqual([])
  return compiled({ in: { ...scope.in }, data: { ...scope.data }, event: { ...scope.event } })
}

const key = { var: 'event.key' }

describe('conditions', () => {
  it.each<[Condition, object, boolean]>([
    [{ '==': [key, '1'] }, { key: '1' }, true],
    [{ '==': [key, '1'] }, { key: 1 }, false],
    [{ '==': [key, 0] }, { key: false }, false],
    [{ '==': [key, 0] }, { key: '' }, false],
    [{ '==': [key, null] }, {}, true],
    [{ '==': [key, null] }, { key: null }, true],
    [{ '!=': [key, null] }, {}, false],
    [{ '!=': [key, '1'] }, { key: 1 }, true],
    [{ '<': [key, 2] }, { key: 1 }, true],
    [{ '<': [key, 2] }, { key: 2 }, false],
    [{ '<': [key, 2] }, { key: '1' }, false],
    [{ '<': [key, 2] }, { key: null }, false],
    [{ '<=': [key, 2] }, { key: 2 }, true],
    [{ '<=': [key, 2] }, { key: 3 }, false],
    [{ '>': [key, 2] }, { key: 3 }, true],
    [{ '>': [key, 2] }, { key: 2 }, false],
    [{ '>=': [key, 2] }, { key: 2 }, true],
    [{ '>=': ['b', key] }, { key: 'a' }, false],
    [{ in: [key, ['1', null]] }, { key: '1' }, true],
    [{ in: [key, ['1', null]] }, { key: 1 }, false],
    [{ in: [key, ['1', null]] }, { key: null }, true],
    [{ in: [key, ['1', null]] }, {}, true],
    [{ var: 'event.key' }, { key: true }, true],
    [{ var: 'event.key' }, { key: 'true' }, false],
    [{ var: 'event.key' }, { key: 1 }, false],
    [{ '!': { var: 'event.key' } }, { key: 1 }, true],
    [{ and: [{ var: 'event.key' }, { '!': { var: 'event.other' } }] }, { key: true }, true],
    [{ and: [{ var: 'event.key' }, { var: 'event.other' }] }, { key: true }, false],
    [{ or: [{ var: 'event.other' }, { var: 'event.key' }] }, { key: true }, true],
    [{ or: [{ var: 'event.other' }, { var: 'event.key' }] }, {}, false],
    [{ '==': [{ count: [{ var: 'event.key' }, { var: 'event.other' }] }, 1] }, { key: true }, true],
    [{ '>': [{ count: [{ var: 'event.key' }, { var: 'event.other' }] }, 1] }, { key: true, other: true }, true],
    [{ '==': [{ count: [{ var: 'event.key' }] }, 0] }, {}, true],
  ])('%j over %j is %s', (condition, event, expected) => {
    expect(verdict(condition, { event })).toBe(expected)
  })

  it.each<[Condition, boolean]>([
    [{ '==': [{ var: 'event.constructor' }, null] }, true],
    [{ '!=': [{ var: 'event.toString' }, null] }, false],
    [{ var: 'event.valueOf' }, false],
    [{ '==': [{ var: 'data.constructor' }, 'own'] }, false],
  ])('%j sees own values only', (condition, expected) => {
    expect(verdict(condition, {})).toBe(expected)
  })

  it('reads inputs, data and other conditions by name', () => {
    const named = {
      ready: { and: ['open', 'chosen'] },
      open: { var: 'in.open' },
      chosen: { '!=': [{ var: 'data.thing' }, null] },
    }
    const scopes = [
      { in: { open: true }, data: { thing: {} } },
      { in: { open: true }, data: { thing: null } },
    ]
    expect(scopes.map((scope) => verdict('ready', scope, named))).toEqual([true, false])
  })

  it('knows which named conditions are used', () => {
    const compiler = createConditionCompiler({ a: { '!': 'b' }, b: { var: 'in.open' }, c: 'b' }, tables, () => {})
    compiler.test('a', '')
    expect([...compiler.used]).toEqual(['a', 'b'])
  })

  it.each<[Condition, string]>([
    [{ '==': [{ var: 'in.open' }, 'true'] }, '/=='],
    [{ '==': [3, { var: 'in.count' }] }, '/=='],
    [{ '<': [{ var: 'in.count' }, null] }, '/<'],
    [{ in: [{ var: 'in.mode' }, ['a', 'c']] }, '/in/1/1'],
    [{ '==': [{ var: 'data.thing' }, 1] }, '/=='],
    [{ in: [{ var: 'data.thing' }, [null, 'a']] }, '/in/1/1'],
    [{ '!': { '==': [{ count: [{ var: 'data.thing' }] }, 1] } }, '/!/==/0/count/0/var'],
  ])('%j is outside a domain', (condition, at) => {
    const problems: Problem[] = []
    createConditionCompiler({}, tables, (problem) => problems.push(problem)).test(condition, '')
    const code = expect.stringMatching(/^(outside-domain|compares-reference|not-boolean)$/)
    expect(problems).toMatchObject([{ code, pointer: expect.stringMatching(`^${at}`) }])
  })
})

describe('isInDomain', () => {
  it.each([
    [field('b', [false, true]), [false, true], [null, 0, 'true', undefined]],
    [field('n', [1, 2], true), [1, null], ['1', 3, undefined]],
    [field('r', 'reference', true), [{}, [], 'x', null], [1, true, undefined]],
    [field('r', 'reference'), [{}], [null]],
  ])('%j', (domain, inside, outside) => {
    expect(inside.map((value) => isInDomain(domain, value))).toEqual(inside.map(() => true))
    expect(outside.map((value) => isInDomain(domain, value))).toEqual(outside.map(() => false))
  })
})
