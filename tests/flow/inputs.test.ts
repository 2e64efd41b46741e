import { describe, expect, it } from 'vitest'
import statuses from '../../schemas/api/parts/connection-status.json' with { type: 'json' }
import flowSchema from '../../schemas/flow.schema.json' with { type: 'json' }
import { forInputs, readInputs, VariantsConflict } from '../../src/flow/index.ts'
import { compiled, connectFlow, edited, inputsWith } from '../support/connect-flow.ts'

const defaults = {
  mode: 'Normal',
  accountSelectMode: 'All',
  allowDocumentUpload: false,
  showConsent: true,
  showAddSource: false,
  showSelectAccount: true,
  showAddAccount: true,
  source: null,
  workUnderWay: false,
  statusAtLoad: null,
}
const source = { source_id: 's', name: 'Source', fields: [] }

describe('readInputs', () => {
  it.each<[client: object, session: object, changed: object]>([
    [{}, {}, {}],
    [{ mode: 'Refresh' }, {}, { mode: 'Refresh' }],
    [{ mode: 'refresh' }, {}, {}],
    [{ mode: null }, {}, {}],
    [{ mode: 1 }, {}, {}],
    [{ account_select_mode: 'Multiple' }, {}, { accountSelectMode: 'Multiple' }],
    [{ account_select_mode: 'Some' }, {}, {}],
    [{ allow_document_upload: true }, {}, { allowDocumentUpload: true }],
    [{ allow_document_upload: 'true' }, {}, {}],
    [{ allow_document_upload: 1 }, {}, {}],
    [{ show_step_consent: false }, {}, { showConsent: false }],
    [{ show_step_consent: null }, {}, {}],
    [{ show_step_add_source: true }, {}, { showAddSource: true }],
    [{ show_step_add_source: 'yes' }, {}, {}],
    [{ show_step_select_account: false }, {}, { showSelectAccount: false }],
    [{ show_step_add_account: false }, {}, { showAddAccount: false }],
    [{}, { source }, { source }],
    [{}, { source: null }, {}],
    [{}, { source: 7 }, {}],
    [{}, { status: null }, {}],
    [Object.create({ mode: 'Refresh' }), {}, {}],
    [JSON.parse('{"__proto__":{"mode":"Refresh"}}'), {}, {}],
    [{ stranger: true }, { stranger: true }, {}],
  ])('client info %j, session %j', (client, session, changed) => {
    const outside = {
      client: client as Record<string, unknown>,
      session: session as Record<string, unknown>,
      split: {},
    }
    expect(readInputs(connectFlow, outside)).toEqual({ ...defaults, ...changed })
  })

  it.each([
    ['New', false],
    ['Error', false],
    ['InvalidCredentials', false],
    ['Connecting', true],
    ['Connected', true],
    ['MfaMethodChoice', true],
    ['MfaQuestion', true],
    ['MfaQuestionInvalidAnswer', true],
    ['MfaQuestionNoAnswer', true],
    ['Captcha', true],
    ['SecurityQuestion', true],
    ['AccountSelection', true],
  ])('status %s at load: work under way is %s', (status, workUnderWay) => {
    expect(readInputs(connectFlow, { client: {}, session: { status }, split: {} })).toEqual({
      ...defaults,
      workUnderWay,
      statusAtLoad: status === 'Connected' ? 'Connected' : null,
    })
  })

  it('knows the statuses of the API', () => {
    expect(flowSchema.definitions.statusName.enum).toEqual(statuses.enum)
    expect(Object.keys(flowSchema.definitions.status.properties).sort()).toEqual([...statuses.enum].sort())
  })

  it('takes the first value of the domain where no default is declared', () => {
    const inputs = {
      n: { from: 'client.n', type: 'integer', minimum: 2, maximum: 4 },
      e: { from: 'client.e', enum: ['x', 'y'] },
      r: { from: 'client.r', type: 'reference', nullable: true },
    }
    const flow = compiled(edited({ '/inputs/n': inputs.n, '/inputs/e': inputs.e, '/inputs/r': inputs.r }))
    expect(readInputs(flow, { client: { n: 5 }, session: {}, split: {} })).toMatchObject({ n: 2, e: 'x', r: null })
    expect(readInputs(flow, { client: { n: 4 }, session: {}, split: {} })).toMatchObject({ n: 4 })
  })
})

describe('inputs of any key of client info', () => {
  const flow = compiled(
    edited({
      '/inputs/partner': { from: 'client.trusted_partner', type: 'boolean' },
      '/inputs/tier': { from: 'client.tier-2', enum: ['basic', 'plus'], nullable: true },
      '/inputs/seats': { from: 'client.seats', type: 'integer', minimum: 1, maximum: 9, default: 2 },
      '/inputs/campaign': { from: 'client.campaign', type: 'reference', nullable: true },
    }),
  )
  const [partner, tier, seats, campaign] = [false, null, 2, null]
  const usual = { partner, tier, seats, campaign }

  it.each<[client: object, changed: object, wrong: string[]]>([
    [{}, {}, []],
    [{ trusted_partner: true }, { partner: true }, []],
    [{ trusted_partner: null }, {}, []],
    [{ trusted_partner: 'true' }, {}, ['trusted_partner']],
    [{ 'tier-2': 'plus' }, { tier: 'plus' }, []],
    [{ 'tier-2': 'gold' }, {}, ['tier-2']],
    [{ seats: 9 }, { seats: 9 }, []],
    [{ seats: 10 }, {}, ['seats']],
    [{ seats: 2.5 }, {}, ['seats']],
    [{ campaign: 'spring' }, { campaign: 'spring' }, []],
    [{ campaign: 7 }, {}, ['campaign']],
    [{ campaign: undefined, trusted_partner: 1 }, {}, ['trusted_partner', 'campaign']],
    [Object.create({ trusted_partner: true }), {}, []],
  ])('client info %j', (client, changed, wrong) => {
    const reported: string[] = []
    const outside = { client: client as Record<string, unknown>, session: {}, split: {} }
    expect(readInputs(flow, outside, (key) => reported.push(key))).toMatchObject({ ...usual, ...changed })
    expect(reported).toEqual(wrong)
  })

  it('reports no wrong value of what the session knows', () => {
    const report = () => expect.unreachable()
    readInputs(flow, { client: {}, session: { status: 'New', source: 7 }, split: {} }, report)
  })
})

describe('a split', () => {
  const flowWith = (input: object) => compiled(edited({ '/inputs/length': { from: 'split', ...input } }))
  const shares = { control: 90, short: 10, none: 0 }

  it('is an enum with the names of its shares', () => {
    const field = flowWith({ shares }).inputs.find(({ name }) => name === 'length')
    expect(field).toMatchObject({ values: ['control', 'short', 'none'], nullable: false, fallback: 'control', shares })
  })

  it.each([
    [{}, {}, 'control'],
    [{}, { length: 'short' }, 'short'],
    [{}, { length: 'long' }, 'control'],
    [{ default: 'none' }, {}, 'none'],
  ])('declared with %j: %j gives %s', (declared, split, value) => {
    const flow = flowWith({ shares, ...declared })
    expect(readInputs(flow, { client: {}, session: {}, split })['length']).toBe(value)
  })
})

describe('forInputs', () => {
  const variants = [
    {
      id: 'no-way-back',
      when: { '==': [{ var: 'in.mode' }, 'Refresh'] },
      merge: { steps: { enterCredentials: { back: 'none' } } },
    },
    { id: 'patient', when: 'severalMethods', merge: { settings: { loadedDelayMs: 9 } } },
    { id: 'hasty', when: 'severalMethods', merge: { settings: { loadedDelayMs: 1 } } },
  ]
  const flow = compiled(edited({ '/variants': variants }))
  const delayOf = (merged: typeof flow) => merged.settings.loadedDelayMs
  const backOf = (merged: typeof flow) => merged.places['enterCredentials.polling']?.back?.length

  it.each([
    ['no variant', {}, 500, 2],
    ['one variant', { mode: 'Refresh' }, 500, 0],
    ['several, the last one winning', { allowDocumentUpload: true }, 1, 2],
    ['all', { mode: 'Refresh', allowDocumentUpload: true }, 1, 0],
  ])('merges %s', (_, inputs, delay, back) => {
    const merged = forInputs(flow, inputsWith(inputs))
    expect([delayOf(merged), backOf(merged)]).toEqual([delay, back])
  })

  it('returns the flow itself if no variant applies', () => {
    expect(forInputs(flow, inputsWith())).toBe(flow)
  })

  it('refuses variants that are sound alone and not together', () => {
    const settings = (merge: unknown, id: string) => ({ id, when: 'severalMethods', merge })
    const clash = compiled(
      edited({
        '/variants': [
          settings({ steps: { addSource: { enabled: false }, selectSource: { on: { ADD_SOURCE: null } } } }, 'a'),
          settings({ steps: { errorTryAgain: { on: { NEXT: 'addSource' } } } }, 'b'),
        ],
      }),
    )
    const merge = () => forInputs(clash, inputsWith({ allowDocumentUpload: true }))
    expect(merge).toThrow(VariantsConflict)
    expect(merge).toThrow(expect.objectContaining({ ids: ['a', 'b'] }))
  })
})
