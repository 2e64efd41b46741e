import { describe, expect, it } from 'vitest'
import { pointerSegments } from '../../src/flow/index.ts'
import { absent, compiled, connectDefinition, connectFlow, edited } from '../support/connect-flow.ts'
import { findDifference } from './behaviour.ts'
import { mutantsOf, sampleOf } from './generate.ts'
import type { Judgement } from './judge.ts'
import { operators } from './operators/index.ts'
import { edited as editedBy } from './pointer.ts'
import { summarise } from './report.ts'

const definition = connectDefinition() as object
const mutants = mutantsOf(definition)

describe('the mutants', () => {
  it('are at least 300, no two the same, and none the original', () => {
    const texts = new Set(mutants.map((mutant) => JSON.stringify(mutant.definition)))
    expect(texts.size).toBe(mutants.length)
    expect(texts.size).toBeGreaterThanOrEqual(300)
    expect(texts).not.toContain(JSON.stringify(definition))
  })

  it('are the same every time', () => {
    expect(mutantsOf(definition)).toEqual(mutants)
  })

  it('are of every kind', () => {
    const kinds = new Set(mutants.map(({ operator }) => operator))
    expect(Object.keys(operators).filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it.each([300, 400, 1e6])('give a sample of at most %i, of every part of the list', (most) => {
    const sample = sampleOf(mutants, Math.min(most, mutants.length))
    const at = sample.map((mutant) => mutants.indexOf(mutant))
    expect(sample).toHaveLength(Math.min(most, mutants.length))
    const gaps = at.slice(1).map((index, before) => index - Number(at[before]))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil(mutants.length / sample.length))
  })
})

const credentials = '/steps/enterCredentials'

/** Edits that change the behaviour, each in another respect. */
const observable: Readonly<Record<string, unknown>> = {
  '/steps/consent/screen': 'success',
  '/steps/consent/route': '/source',
  '/steps/consent/keepMounted': absent,
  '/steps/errorSubmitEmail/history': absent,
  '/steps/selectSource/load': absent,
  '/steps/chooseConnectionMethod/on/METHOD_UPLOAD_INVOICES/set': absent,
  '/steps/addSource/states/email/on/SUBMIT_REQUEST/do/onError': 'email',
  '/steps/addSource/states/website/on/NEXT/set': absent,
  '/inputs/mode/default': 'Refresh',
  '/inputs/workUnderWay/noneOf/0': absent,
  '/conditions/wrongCredentials/in/1/1': absent,
  [`${credentials}/poll/everyMs`]: 200,
  [`${credentials}/poll/timeoutMs`]: 24_000,
  [`${credentials}/status/Connected/after`]: absent,
  [`${credentials}/status/MfaQuestionInvalidAnswer/set`]: absent,
  [`${credentials}/status/Error/emit/error`]: 'Timeout',
  [`${credentials}/states/credentials/on/SUBMIT_CREDENTIALS/set/sandboxValues`]: true,
  [`${credentials}/states/select-account/load/everyMs`]: absent,
  [`${credentials}/states/select-account/on/SUBMIT_MANUAL_ACCOUNTS/if`]: absent,
  [`${credentials}/states/captcha/load/raises`]: absent,
  [`${credentials}/states/captcha/on/SUBMIT_ANSWER/unset`]: absent,
  '/overlays/confirmExit/on/CANCEL_CLOSE': '@close',
}

/** Edits after which all goes on as before. */
const unobservable: Readonly<Record<string, unknown>> = {
  '/steps/success/final': absent,
  '/steps/success/when': absent,
  '/conditions/unused': { var: 'in.showConsent' },
  '/path': ['consent', 'chooseConnectionMethod', 'selectSource', 'enterCredentials', 'uploadInvoices', 'success'],
  '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onDone/to': '@next',
}

describe('two flows', () => {
  it.each(Object.entries(observable))('differ by %s', (pointer, value) => {
    expect(findDifference(connectFlow, compiled(edited({ [pointer]: value })))).not.toBeNull()
  })

  it.each(Object.entries(unobservable))('do not differ by %s', (pointer, value) => {
    expect(findDifference(connectFlow, compiled(edited({ [pointer]: value })))).toBeNull()
  })

  it('differ if one has no step to start with', () => {
    const nowhere = compiled(
      edited({ '/steps/selectSource/when': 'severalMethods', '/steps/enterCredentials/when': 'byInvoices' }),
    )
    expect(findDifference(connectFlow, nowhere)).not.toBeNull()
  })
})

describe('the report', () => {
  const [found, equal, alive] = mutants.slice(0, 3)
  const judgements: Judgement[] = [
    { verdict: 'found', by: ['a', 'b'], isThorough: true },
    { verdict: 'equivalent', by: [], isThorough: true },
    { verdict: 'alive', by: [], isThorough: false },
  ]
  const { score, text } = summarise(mutants.slice(0, 3), judgements)

  it('counts only mutants that behave differently', () => {
    expect(score).toBe(0.5)
    expect(text).toContain('3 mutants, 1 of them equivalent, 1 found, 1 alive')
  })

  it('names the mutants that stay alive, and no others', () => {
    const line = (mutant: typeof alive) => `${mutant?.pointer} ${mutant?.description} (${mutant?.operator})`
    expect(text).toContain(line(alive))
    for (const other of [found, equal]) expect(text).not.toContain(line(other))
  })
})

describe('an edit', () => {
  it('changes a copy', () => {
    const before = { a: [1, 2], b: { c: 3 } }
    expect(
      editedBy(before, [
        ['/a/0', 9],
        ['/b/d', 4],
      ]),
    ).toEqual({ a: [9, 2], b: { c: 3, d: 4 } })
    expect(before).toEqual({ a: [1, 2], b: { c: 3 } })
  })

  it('reads keys as a JSON pointer has them', () => {
    expect(pointerSegments('/a~1b/c~0d/0')).toEqual(['a/b', 'c~d', '0'])
  })
})
