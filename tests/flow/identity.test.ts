import { expect, it } from 'vitest'
import { defined } from '../../src/flow/defined.ts'
import { type CompiledFlow, identityOf } from '../../src/flow/index.ts'
import { editDistance, suggest } from '../../src/flow/suggest.ts'

it('a session goes under the name of its flow, a variant under that of the flow which it extends', () => {
  const identity = (name: string, base: string | null) => identityOf({ name, base, version: 3 } as CompiledFlow)
  expect(identity('connect', null)).toEqual({ flow: 'connect', version: 3, variant: null })
  expect(identity('acme', 'connect')).toEqual({ flow: 'connect', version: 3, variant: 'acme' })
})

it.each([[null], [undefined]])('%s is not taken for a value', (missing) => {
  expect(() => defined(missing, "step 'x'")).toThrow("There is no step 'x'.")
  expect([0, '', false].map((value) => defined(value, 'value'))).toEqual([0, '', false])
})

it.each([
  ['', 'abc', 3],
  ['abc', '', 3],
  ['consent', 'consent', 0],
  ['consnt', 'consent', 1],
  ['kitten', 'sitting', 3],
])('%j and %j differ by %i letters', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('a long name may differ by a third of its letters, a short one by two', () => {
  expect(suggest('enterCred', ['enterCredentials'])).toEqual({ kind: 'did-you-mean', name: 'enterCredentials' })
  expect(suggest('enterKredenshul', ['enterCredentials'])).toEqual({ kind: 'did-you-mean', name: 'enterCredentials' })
  expect(suggest('xyz', ['abc'])).toEqual({ kind: 'one-of', names: ['abc'] })
})
