/** Conditions as sentences: what is shown is what is written, and what is not changed stays as it was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionInWords, lookedAt } from '../../src/analysis/index.ts'
import type { Condition, FlowDefinition } from '../../src/generated/flow.types.ts'
import { freshTerms, onOffer, termsIn } from '../../src/studio/conditions/on-offer.ts'
import {
  conditionOf,
  conditionsIn,
  type Sentence,
  sentenceOf,
  type Term,
} from '../../src/studio/conditions/sentence.ts'
import { specification } from '../support/specification.ts'

const definition = JSON.parse(specification.flow.text) as FlowDefinition
const offered = onOffer(definition)
const { named, given, learned } = offered

it('the conditions on offer read values that exist, and no event: the path is decided without one', () => {
  expect(named).toContainEqual('updating')
  expect(named).toContainEqual({ '!': 'updating' })
  expect(JSON.stringify(named)).not.toContain('wrongCredentials')
  expect(given).toContainEqual({ var: 'in.showConsent' })
  expect(given).toContainEqual({ '==': [{ var: 'in.accountSelectMode' }, 'Single'] })
  expect(learned).toContainEqual({ '!=': [{ var: 'data.source' }, null] })
})

it('no group of fields shows two terms in the same words', () => {
  for (const group of [named, given, learned]) {
    const words = group.map((condition) => conditionInWords(condition))
    expect(words).toEqual([...new Set(words)])
  }
})

describe('a term that is added', () => {
  const asks = (condition: Condition) => [...lookedAt(condition, {})].join()

  it('asks for something that the sentence does not ask for yet, nor its opposite', () => {
    const used: Condition[] = [{ '!': 'updating' }]
    const [one, other] = freshTerms(offered, used, 2)
    expect([one, other]).not.toContainEqual('updating')
    expect(one).not.toEqual(other)
    expect(other).not.toEqual({ '!': one })
  })

  it('asks for another field than one whose value is asked for', () => {
    const flow = { ...definition, conditions: {} }
    const [first] = freshTerms(onOffer(flow), [], 1) as [Condition]
    const [next] = freshTerms(onOffer(flow), [first], 1) as [Condition]
    expect(asks(next)).not.toBe(asks(first))
  })

  it('is the first again where everything is asked for', () => {
    const all = termsIn(offered)
    expect(freshTerms(offered, all, 2)).toEqual([all[0], all[0]])
  })

  it('is compared with the terms of groups too', () => {
    const group: Term = { kind: 'group', sentence: { join: 'any', terms: [{ kind: 'one', condition: 'refreshing' }] } }
    expect(conditionsIn({ join: 'all', terms: [{ kind: 'one', condition: 'updating' }, group] })).toEqual([
      'updating',
      'refreshing',
    ])
  })
})

describe('a sentence', () => {
  const one = fc.constantFrom(...termsIn(offered)).map((condition): Term => ({ kind: 'one', condition }))
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
