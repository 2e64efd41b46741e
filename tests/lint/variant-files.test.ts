/** Variants linted as they are merged: each finding is in the file that has the mistake, and nowhere else. */
import { describe, expect, it } from 'vitest'
import { rules as everyRule, type Finding, fix, lint } from '../../src/lint/index.ts'
import { testsTextOf, textOf } from './support/cases.ts'

const small = { file: 'flows/small.flow.json', text: textOf({ base: 'small', edits: {} }) }
const smallTests = { file: 'flows/small.tests.json', text: testsTextOf({ base: 'small' }) }

/** The small flow leaves an outcome open. */
const rules = everyRule.filter(({ id }) => id !== 'handled-outcomes')

const variant = (name: string, merge: object, base = 'small') => ({
  file: `flows/${name}.flow.json`,
  text: JSON.stringify({ $schema: '../schemas/flow-variant.schema.json', extends: base, name, merge }, null, 2),
})

const found = (findings: readonly Finding[]) =>
  findings.filter(({ follows }) => !follows).map(({ file, rule, pointer }) => `${file} ${rule} ${pointer}`)

describe('a mistake is marked in the file that has it', () => {
  it.each<[string, object, string[]]>([
    ['nothing is wrong', { settings: { searchMinLength: 2 } }, []],
    [
      'a value of the variant',
      { settings: { searchMinLength: 'two' } },
      ['flows/acme.flow.json shape /merge/settings/searchMinLength'],
    ],
    [
      'a name in the variant',
      { steps: { uploadInvoices: { when: 'sourceKnow' } } },
      ['flows/acme.flow.json known-names /merge/steps/uploadInvoices/when'],
    ],
    [
      'a change without which what it extends would be right',
      { settings: { searchMinLength: 2 }, conditions: { sourceKnown: null } },
      ['flows/acme.flow.json known-names /merge/conditions/sourceKnown'],
    ],
    [
      'a step that is switched off, beside a change that would be a mistake if it were empty',
      { page: { header: false }, steps: { success: { enabled: false } } },
      ['flows/acme.flow.json no-way-to-disabled /merge/steps/success/enabled'],
    ],
    ['a key that is removed', { settings: null }, ['flows/acme.flow.json shape /merge/settings']],
  ])('%s', (_, merge, expected) => {
    const findings = lint({ flows: [small, variant('acme', merge)], tests: [smallTests] }, rules)
    expect([...new Set(found(findings))]).toEqual(expected)
  })

  it('what is wrong in the extended flow is reported there alone, for any number of variants', () => {
    const mistake = { ...small, text: textOf({ base: 'small', edits: { '/steps/uploadInvoices/when': 'sourceKnow' } }) }
    const files = [mistake, variant('acme', { settings: { searchMinLength: 2 } }), variant('beta', {}, 'acme')]
    expect(found(lint({ flows: files }, rules))).toEqual([
      'flows/small.flow.json known-names /steps/uploadInvoices/when',
    ])
  })

  it('two broken variants are each marked in their own file, and others are linted all the same', () => {
    const files = [
      small,
      variant('acme', { settings: { searchMinLength: 'two' } }),
      variant('beta', {}, 'smal'),
      variant('gamma', { settings: { searchMinLength: 4 } }),
    ]
    expect(found(lint({ flows: files, tests: [smallTests] }, rules))).toEqual([
      'flows/acme.flow.json shape /merge/settings/searchMinLength',
      'flows/beta.flow.json extends /extends',
    ])
  })

  it('a file that is not JSON leaves the variants that extend it without a flow', () => {
    const files = [{ ...small, text: '{' }, variant('acme', {})]
    const findings = lint({ flows: files }, rules)
    expect(found(findings)).toEqual(['flows/small.flow.json sound-json ', 'flows/acme.flow.json extends /extends'])
    expect(findings[1]?.code).toBe('unusable-base')
  })

  it('three variants that extend each other in a circle are each told so', () => {
    const files = [variant('a', {}, 'c'), variant('b', {}, 'a'), variant('c', {}, 'b')]
    const messages = lint({ flows: files }, rules).map(({ file, message }) => `${file}: ${message.split(':')[0]}`)
    expect(messages).toEqual([
      "flows/a.flow.json: 'a' extends 'c' extends 'b' extends 'a'",
      "flows/b.flow.json: 'b' extends 'a' extends 'c' extends 'b'",
      "flows/c.flow.json: 'c' extends 'b' extends 'a' extends 'c'",
    ])
  })
})

describe('a mistake in a merge', () => {
  it.each<[string, object, string, string]>([
    [
      'a condition with another operator, which is merged into the former one',
      { steps: { consent: { when: { '!': 'sourceKnown' } } } },
      '/merge/steps/consent/when',
      'To replace the object, write "var": null beside "!".',
    ],
    [
      'a misspelt step',
      { steps: { consnet: { enabled: false } } },
      '/merge/steps/consnet',
      "has no 'consnet', so 'consnet' would be new, and it is not complete. Did you mean 'consent'?",
    ],
    [
      'a misspelt input',
      { inputs: { showConsnt: { default: false } } },
      '/merge/inputs/showConsnt',
      "Did you mean 'showConsent'?",
    ],
    [
      'a misspelt name that is removed',
      { steps: { consnet: null } },
      '/merge/steps/consnet',
      "null removes 'consnet', which the flow does not have. Did you mean 'consent'?",
    ],
  ])('%s is named, with the way to correct it', (_, merge, pointer, words) => {
    const findings = lint({ flows: [small, variant('acme', merge)], tests: [smallTests] }, rules)
    const [first] = findings.filter(({ follows }) => !follows)
    expect(first).toMatchObject({ file: 'flows/acme.flow.json', pointer, message: expect.stringContaining(words) })
  })

  it('a finding in the extended flow that a variant causes names file and line there', () => {
    const files = [small, variant('acme', { conditions: { sourceKnown: null } })]
    const [first] = lint({ flows: files, tests: [smallTests] }, rules).filter(({ follows }) => !follows)
    const line = small.text.split('\n').findIndex((each) => each.includes('"when": "sourceKnown"')) + 1
    expect(first?.message).toMatch(
      new RegExp(
        `^With this change, in line ${line} of flows/small\\.flow\\.json: There is no condition 'sourceKnown'`,
      ),
    )
  })

  it('null beside the new operator replaces a condition', () => {
    const merge = { steps: { consent: { when: { var: null, '!': { var: 'in.showConsent' } } } } }
    expect(found(lint({ flows: [small, variant('acme', merge)], tests: [smallTests] }, rules))).toEqual([])
  })
})

it('fixes what needs no decision in the variant file, and leaves the extended one', () => {
  const acme = variant('acme', { conditions: { neverAsked: 'sourceKnown' } })
  const { files, findings } = fix({ flows: [small, acme], tests: [smallTests] }, rules)
  expect(found(findings)).toEqual([])
  expect(files.flows[0]).toEqual(small)
  expect(JSON.parse(files.flows[1]?.text ?? '')).toMatchObject({ merge: { conditions: {} } })
})
