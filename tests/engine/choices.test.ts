import { describe, expect, it } from 'vitest'
import { allInputs, type Choice, choices, walk } from '../../src/engine/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { chosen, drive, type Move, polling, status, submit } from './support/drive.ts'

const typesAt = (moves: readonly Move[], inputs: object = {}) => {
  const types: Record<Choice['by'], Set<string>> = { user: new Set(), server: new Set(), time: new Set() }
  for (const { by, event } of choices(connectFlow, drive({ ...inputs }, moves).state)) types[by].add(event.type)
  return { user: [...types.user], server: [...types.server], time: [...types.time] }
}

describe('choices', () => {
  it.each<[string, readonly Move[], ReturnType<typeof typesAt>]>([
    ['the first step', [], { user: ['NEXT', 'PROMPT_CLOSE'], server: [], time: [] }],
    ['a dialog', ['PROMPT_CLOSE'], { user: ['CANCEL_CLOSE', 'CONFIRM_CLOSE'], server: [], time: [] }],
    ['a call', [...chosen, submit], { user: ['BACK', 'PROMPT_CLOSE'], server: ['@done', '@failed'], time: [] }],
    [
      'a poll',
      polling,
      { user: ['BACK', 'PROMPT_CLOSE'], server: ['@status', '@pollFailed'], time: ['@pollTimedOut'] },
    ],
    ['a delay', [...polling, status('Captcha')], { user: ['BACK', 'PROMPT_CLOSE'], server: [], time: ['@elapsed'] }],
    ['a closed widget', ['PROMPT_CLOSE', 'CONFIRM_CLOSE'], { user: [], server: [], time: [] }],
  ])('at %s', (_, moves, expected) => {
    expect(typesAt(moves)).toEqual(expected)
  })

  it('has an event for each payload that the flow tells apart', () => {
    const { state } = drive({}, polling)
    const found = choices(connectFlow, state).flatMap(({ event }) => (event.type === '@status' ? [event.status] : []))
    expect(found).toEqual(expect.arrayContaining(['AccountSelection', 'Captcha', 'InvalidCredentials']))
    expect(new Set(found).size).toBe(found.length)
  })

  it('has what leads out of each state that a client can get to', () => {
    const inputs = allInputs(connectFlow).slice(0, 1)
    for (const { flow, state, edges } of walk(connectFlow, { inputs }).states) {
      const leading = edges.filter(({ to, effects }) => to.state !== state || effects.length > 0)
      const types = new Set(choices(flow, state).map(({ event }) => event.type))
      expect(types).toEqual(new Set(leading.map(({ event }) => event.type)))
    }
  })
})
