import { expect, expectTypeOf, it } from 'vitest'
import type { Event } from '../../src/engine/index.ts'
import type { Report } from '../../src/lint/finding.ts'
import { lint } from '../../src/lint/index.ts'
import { type Violation, violationInWords } from '../../src/lint/words/index.ts'
import { realFlow } from './support/real.ts'

it('a rule can report only its own codes, each with its parameters', () => {
  type Reported = Parameters<Report<'dead-branch'>>[1]
  expectTypeOf<{ code: 'never-holds'; event: null }>().toExtend<Reported>()
  expectTypeOf<{ code: 'never-holds'; event: Event }>().toExtend<Reported>()
  expectTypeOf<{ code: 'never-holds' }>().not.toExtend<Reported>()
  expectTypeOf<{ code: 'never-holds'; event: string }>().not.toExtend<Reported>()
  expectTypeOf<{ code: 'no-way-out'; place: string }>().not.toExtend<Reported>()
  expectTypeOf<Violation<'dead-end'>>().toEqualTypeOf<{ code: 'no-way-out' } & { place: string }>()
})

it('a finding has the code, the parameters as JSON, and the sentence for them', () => {
  const flow = JSON.parse(realFlow.text)
  flow.steps.consent.when = { or: [{ var: 'in.showConsent' }, { '!': { var: 'in.showConsent' } }] }
  const [found] = lint({ flows: [{ ...realFlow, text: JSON.stringify(flow) }] })
  const violation = { code: 'always-on-path', step: 'consent' } as const
  const message = violationInWords('dead-branch', violation, { document: flow, flow: null })
  expect(found).toMatchObject({
    rule: 'dead-branch',
    code: 'always-on-path',
    pointer: '/steps/consent/when',
    params: { step: 'consent' },
    message,
  })
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
})
