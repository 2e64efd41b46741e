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
    const outside = { client: client as Record<string, unknown>, session: session as Record<string, unknown> }
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
    expect(readInputs(connectFlow, { client: {}, session: { status } })).toEqual({
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
    expect(readInputs(flow, { client: { n: 5 }, session: {} })).toMatchObject({ n: 2, e: 'x', r: null })
    expect(readInputs(flow, { client: { n: 4 }, session: {} })).toMatchObject({ n: 4 })
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
