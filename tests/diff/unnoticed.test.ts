/** Edits of which a report has notes at most. */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { compare, compiled, type Edits, sentencesOf } from './support/compare.ts'

/** An edit that nobody notices → its notes. */
const unnoticed: readonly [what: string, base: string, edits: Edits, besides: readonly string[]][] = [
  ['nothing', 'connect', {}, []],
  ['a description', 'small', { '/data/source/description': 'the source' }, []],
  ['a condition written otherwise', 'small', { '/steps/uploadInvoices/when': { '!': { '!': 'sourceKnown' } } }, []],
  [
    'a condition under another name',
    'small',
    { '/conditions/known': 'sourceKnown', '/steps/uploadInvoices/when': 'known' },
    [],
  ],
  ['a rule as a list', 'small', { '/steps/consent/on/NEXT': [{ to: '@next' }] }, []],
  ['a delay by the name of a setting', 'connect', { '/steps/enterCredentials/status/Captcha/after': 500 }, []],
  ['a branch that is never taken', 'small', { '/steps/consent/on/NEXT': [{ to: '@next' }, { to: 'success' }] }, []],
  [
    'an input that no condition reads',
    'small',
    { '/inputs/idle': { from: 'client.idle', type: 'boolean' } },
    ['The input `idle` is new.'],
  ],
  ['a datum that no condition reads', 'small', { '/data/idle': { type: 'boolean' } }, []],
  ['a version', 'small', { '/version': 2 }, ['The version is 2, before 1.']],
]

describe('what nobody notices', () => {
  it.each(unnoticed)('%s', (_, base, edits, besides) => {
    const { changes, sameBehaviour } = compare(base, edits)
    expect(sentencesOf(changes)).toEqual(besides)
    expect(sameBehaviour).toBe(true)
  })

  it.each<[string, Edits, Edits]>([
    ['an implied default', { '/inputs/showConsent/default': null }, { '/inputs/showConsent/default': false }],
    ['that an input is not nullable', {}, { '/inputs/showConsent/nullable': false }],
    ['the default page settings', {}, { '/page': { header: true, defaultLanguage: 'en' } }],
  ])('%s, written down', (_, before, after) => {
    const [old, now] = [compiled('small', before), compiled('small', after)]
    expect(diff({ flow: old, tests: null }, { flow: now, tests: null }).changes).toEqual([])
  })
})
