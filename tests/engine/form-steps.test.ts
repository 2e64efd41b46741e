/** Form steps: answers are data of the session, and conditions read them (docs/decisions/0019-form-steps.md). */
import { describe, expect, it } from 'vitest'
import { createAlphabet, placeOf, type State, start, transition, type UserEvent, walk } from '../../src/engine/index.ts'
import { isAnswer } from '../../src/flow/index.ts'
import { askDefinition, askFlow } from '../support/ask-flow.ts'
import { compiled } from '../support/connect-flow.ts'

const first = start(askFlow, {}).state
const submit = (answers: object): UserEvent => ({ type: 'SUBMIT_FORM', answers })
const passed = (state: State, ...events: UserEvent[]) =>
  events.reduce((each, event) => transition(askFlow, each, event).state, state)
const answersOf = ({ data }: State) =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => isAnswer(name) && value !== null))

const owner = { ownership: 'own', email: 'ada@example.com', newsletter: false }

describe('submitting a form', () => {
  it('keeps the answers and moves on', () => {
    const next = passed(first, submit(owner))
    expect(answersOf(next)).toEqual({
      'answers.housing.ownership': 'own',
      'answers.housing.email': 'ada@example.com',
      'answers.housing.newsletter': false,
    })
    expect(placeOf(askFlow, next).id).toBe('owners')
  })

  it.each([
    ['a step is skipped', { ...owner, ownership: 'rent', landlord: 'Bo' }, 'success'],
    ['a rule of the same event reads them', { ...owner, newsletter: true }, 'thanks'],
  ])('lets conditions decide by the answers: %s', (_, answers, place) => {
    expect(placeOf(askFlow, passed(first, submit(answers))).id).toBe(place)
  })

  it('replaces all earlier answers', () => {
    const again = passed(first, submit({ ...owner, people: 3 }), { type: 'BACK' }, submit({ ownership: 'own' }))
    expect(answersOf(again)).toEqual({ 'answers.housing.ownership': 'own' })
  })

  it('keeps nothing that the form does not ask, and nothing elsewhere', () => {
    const extra = passed(first, submit({ ...owner, constructor: 'x', password: 'x' }))
    expect(Object.keys(extra.data)).toEqual(Object.keys(first.data))
    const elsewhere = passed(first, submit(owner), submit({ ownership: 'rent' }))
    expect(answersOf(elsewhere)['answers.housing.ownership']).toBe('own')
  })
})

it('sends the answers to the host with the result, by form', () => {
  const done = passed(first, submit({ ...owner, ownership: 'rent', landlord: 'Bo', uses: ['car'] }))
  expect(transition(askFlow, done, { type: 'FINISH' }).effects).toContainEqual({
    kind: 'emit',
    message: 'success',
    result: null,
    answers: { housing: { ...owner, ownership: 'rent', landlord: 'Bo', uses: ['car'] } },
  })
})

describe('the model', () => {
  it('tries every answer that a condition tells apart, and one of the others', () => {
    const events = createAlphabet(askFlow)(first).filter(({ type }) => type === 'SUBMIT_FORM')
    const tried = events.map((event) => (event as UserEvent)['answers'] as Record<string, unknown>)
    expect(tried.map(({ ownership, newsletter }) => [ownership, newsletter])).toEqual([
      ['own', false],
      ['own', true],
      ['rent', false],
      ['rent', true],
    ])
    for (const answers of tried) {
      expect(answers).toMatchObject({ email: '(some)', heating: 'gas', adult: true })
      expect('landlord' in answers).toBe(answers['ownership'] === 'rent')
    }
  })

  it('reaches every place that the answers lead to', () => {
    const { states } = walk(askFlow)
    expect(new Set(states.map(({ place }) => place))).toEqual(new Set(['housing', 'owners', 'thanks', 'success']))
  })

  it.each([
    ['given', { '!=': [{ var: 'answers.housing.phone' }, null] }],
    ['not given', { '==': [{ var: 'answers.housing.phone' }, null] }],
  ])('tells an optional answer that is %s from the other', (_, owns) => {
    const { states } = walk(compiled({ ...askDefinition, conditions: { owns } }))
    expect(states.filter(({ place }) => place === 'owners').length).toBeGreaterThan(0)
    expect(
      states.some(
        ({ place, incoming }) => place === 'success' && incoming.some(({ from }) => from.place === 'housing'),
      ),
    ).toBe(true)
  })
})
