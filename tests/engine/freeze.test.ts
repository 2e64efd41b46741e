import { afterAll, expect, it } from 'vitest'
import { freezeStates } from '../../src/engine/index.ts'
import { sealStates } from '../../src/engine/next-state.ts'
import { drive, polling } from './support/drive.ts'

afterAll(() => sealStates(() => {}))

it('freezes every part of a state that is plain data, and nothing else', () => {
  const file = new File(['%PDF-'], 'a.pdf')
  const given = Object.assign(Object.create({ inherited: true }), { own: 1 })
  freezeStates()
  const { state } = drive({}, [...polling, { type: 'SUBMIT_ANSWER', answer: 'x' }])
  const result = { data: [{ file, given }, null] }
  const { state: ended } = drive({}, ['NEXT', { type: 'SELECT_SOURCE', source: result as never }])
  expect([state, state.data, state.at, state.trail].every(Object.isFrozen)).toBe(true)
  expect([ended.data['source'], result.data, result.data[0]].every(Object.isFrozen)).toBe(true)
  expect([file, given].some(Object.isFrozen)).toBe(false)
})
