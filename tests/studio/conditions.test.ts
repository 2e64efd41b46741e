/** Conditions as sentences: what is shown is what is written, and what is not changed stays as it was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition, FlowDefinition } from '../../src/generated/flow.types.ts'
import { onOffer } from '../../src/studio/conditions/on-offer.ts'
import { conditionOf, type Sentence, sentenceOf, type Term } from '../../src/studio/conditions/sentence.ts'
import { specification } from '../support/specification.ts'

const definition = JSON.parse(specification.flow.text) as FlowDefinition
const { named, fields } = onOffer(definition)

it('the conditions on offer read values that exist, and no event: the path is decided without one', () => {
  expect(named).toContainEqual('updating')
  expect(named).toContainEqual({ '!': 'updating' })
  expect(JSON.stringify(named)).not.toContain('wrongCredentials')
  expect(fields).toContainEqual({ var: 'in.showConsent' })
  expect(fields).toContainEqual({ '==': [{ var: 'in.accountSelectMode' }, 'Single'] })
  expect(fields).toContainEqual({ '!=': [{ var: 'data.source' }, null] })
})

describe('a sentence', () => {
  const one = fc.constantFrom(...named, ...fields).map((condition): Term => ({ kind: 'one', condition }))
  const join = fc.constantFrom('all', 'any', 'none') as fc.Arbitrary<Sentence['join']>
  const group = fc.record({ join, terms: fc.array(one, { minLength: 2, maxLength: 3 }) })
  const term = fc.oneof(
    one,
    group.map((sentence): Term => ({ kind: 'group', sentence })),
  )
  const sentence = fc.record({ join, terms: fc.array(term, { minLength: 2, maxLength: 4 }) })

  it('is read back from its condition', () => {
    fc.assert(
      fc.property(sentence, (of) => {
        expect(sentenceOf(conditionOf(of))).toEqual(of)
      }),
    )
  })

  it('of a condition of the flow leads back to it', () => {
    const written = [
      ...Object.values(definition.conditions),
      ...Object.values(definition.steps).flatMap(({ when = [] }) => when),
    ]
    for (const condition of written) expect(conditionOf(sentenceOf(condition))).toEqual(condition)
  })

  it('of one term is that term', () => {
    expect(conditionOf({ join: 'any', terms: [{ kind: 'one', condition: 'updating' }] })).toBe('updating')
    expect(sentenceOf('updating')).toEqual({ join: 'all', terms: [{ kind: 'one', condition: 'updating' }] })
  })

  it('has two levels: what is deeper is kept, in words', () => {
    const deep: Condition = { and: ['updating', { or: ['refreshing', { and: ['sourceKnown', 'needsHelp'] }] }] }
    const found = sentenceOf(deep)
    expect(JSON.stringify(found)).toContain('"other"')
    expect(conditionOf(found)).toEqual(deep)
  })
})
