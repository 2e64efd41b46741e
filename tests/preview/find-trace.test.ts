import { describe, expect, it } from 'vitest'
import { placeOf, start, transition, walk } from '../../src/engine/index.ts'
import type { Values } from '../../src/flow/index.ts'
import type { ClientInfo } from '../../src/generated/api.types.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { findPreviewTrace } from '../../src/preview/index.ts'
import { previewNames } from '../../src/preview/places.ts'
import { compiled, connectDefinition, connectFlow, edited, inputsWith } from '../support/connect-flow.ts'

const names = previewNames(connectDefinition() as FlowDefinition)

describe('every name of the real flow', () => {
  it.each(names)('%s is reached by events that each change the state', (name) => {
    const trace = findPreviewTrace(connectFlow, name)
    if (!trace) throw new Error(`${name} is never reached`)
    let { state } = start(trace.flow, trace.inputs)
    for (const event of trace.events) {
      const next = transition(trace.flow, state, event).state
      expect(next, `${event.type} changes nothing`).not.toBe(state)
      state = next
    }
    expect(state).toEqual(trace.state)
    const [where, problem = null] = name.split('!')
    expect(state.overlay ?? placeOf(trace.flow, state).id).toBe(where)
    expect(state.data['problem']).toBe(problem)
    expect(state.closed).toBe(false)
  })

  it('names every place, overlay and problem that a session can reach', () => {
    const walked = walk(connectFlow, {
      inputs: [inputsWith({ allowDocumentUpload: true, accountSelectMode: 'Multiple', showAddSource: true })],
    })
    const places = walked.states.map(({ place }) => place)
    expect(names).toEqual(expect.arrayContaining([...new Set(places)]))
    expect(names).toEqual(expect.arrayContaining(connectFlow.overlays.map(({ id }) => id)))
    const problems = connectFlow.data.find(({ name }) => name === 'problem')?.values as string[]
    for (const problem of problems) expect(names.some((name) => name.endsWith(`!${problem}`))).toBe(true)
  })
})

describe('names', () => {
  it.each([
    ['', 'consent'],
    ['enterCredentials', 'enterCredentials.credentials'],
    ['addSource', 'addSource.website'],
  ])("'%s' is %s", (name, place) => {
    const trace = findPreviewTrace(connectFlow, name)
    expect(trace && placeOf(trace.flow, trace.state).id).toBe(place)
  })

  it.each([
    'nowhere',
    'enterCredentials.nowhere',
    'consent.credentials',
    'consent!Nothing',
    'enterCredentials.mfa-question!InvalidAnswer!InvalidAnswer',
    'enterCredentials.mfa-question!',
    '!InvalidAnswer',
    '__proto__',
    'constructor',
    'x'.repeat(200),
  ])('%s names nothing that a session could show', (name) => {
    expect(findPreviewTrace(connectFlow, name)).toBeNull()
  })
})

describe('what has no name (docs/decisions/0011)', () => {
  it('the flow has one overlay', () => {
    expect(connectFlow.overlays.map(({ id }) => id)).toEqual(['confirmExit'])
  })

  it.each(names)('%s shows no delay and no hint of the sandbox', (name) => {
    const state = findPreviewTrace(connectFlow, name)?.state
    expect(state).toMatchObject({ delayed: null, pending: name.endsWith('-submitting') ? expect.any(String) : null })
    expect(state?.data['sandboxValues']).toBe(false)
  })
})

describe('samples', () => {
  it('a place shows a source with username and password, chosen on the way', () => {
    const trace = findPreviewTrace(connectFlow, 'enterCredentials.credentials')
    expect(trace?.state.data['source']).toMatchObject({
      name: 'Fernhill Energy',
      fields: [{ field_name: 'username' }, { field_name: 'password', field_type: 'Password' }],
    })
    expect(JSON.stringify(findPreviewTrace(connectFlow, 'success')?.state)).not.toContain('(some)')
  })
})

describe('the clients that are searched', () => {
  const reached = (name: string, client: ClientInfo) => findPreviewTrace(connectFlow, name, { client }) !== null

  it.each<[string, ClientInfo, boolean]>([
    ['chooseConnectionMethod', { allow_document_upload: false }, false],
    ['uploadInvoices', { allow_document_upload: false }, false],
    ['addSource.email', { show_step_add_source: false }, false],
    ['enterCredentials.select-account', { account_select_mode: 'All' }, false],
    ['enterCredentials.select-account', { account_select_mode: 'Single' }, true],
    ['consent', { show_step_consent: false }, false],
    ['enterCredentials.polling', { mode: 'Refresh' }, true],
  ])('%s for a client of %j: %s', (name, client, verdict) => {
    expect(reached(name, client)).toBe(verdict)
  })

  it('a step that few clients reach is found in their sessions', () => {
    const flow = compiled(edited({ '/steps/chooseConnectionMethod/when': { '!': 'severalMethods' } }))
    expect(findPreviewTrace(flow, 'chooseConnectionMethod')?.client.allow_document_upload).toBe(false)
  })

  it('each value of a split is tried, unless one is given', () => {
    const length = { from: 'split', shares: { control: 90, short: 10 } }
    const when = { '==': [{ var: 'in.length' }, 'short'] }
    const flow = compiled(edited({ '/inputs/length': length, '/steps/chooseConnectionMethod/when': when }))
    const inputsOf = (splits: Values) => findPreviewTrace(flow, 'chooseConnectionMethod', { splits })?.inputs
    expect(inputsOf({})).toMatchObject({ length: 'short' })
    expect(inputsOf({ length: 'short' })).toMatchObject({ length: 'short' })
    expect(inputsOf({ length: 'control' })).toBeUndefined()
  })

  it('an update names its source', () => {
    const flow = compiled(edited({ '/steps/uploadInvoices/when': { and: ['byInvoices', 'updating'] } }))
    const trace = findPreviewTrace(flow, 'uploadInvoices')
    expect(trace?.inputs).toMatchObject({ mode: 'UpdateCredentials', source: { name: 'Fernhill Energy' } })
  })

  it('update mode has its own source', () => {
    const source = { source_id: 'own', name: 'Own', fields: [] }
    const trace = findPreviewTrace(connectFlow, 'enterCredentials', {
      client: { mode: 'UpdateCredentials', update_mode: { source } },
    })
    expect(trace?.state.data['source']).toBe(source)
  })

  it('a step that is switched off or that nothing leads to is not shown', () => {
    const off = compiled(edited({ '/steps/chooseConnectionMethod/enabled': false }))
    const never = compiled(
      edited({ '/steps/chooseConnectionMethod/when': { and: ['severalMethods', { '!': 'severalMethods' }] } }),
    )
    for (const flow of [off, never]) expect(findPreviewTrace(flow, 'chooseConnectionMethod')).toBeNull()
  })

  it('a variant has places of its own', () => {
    const flow = compiled(
      edited({
        '/variants': [
          {
            id: 'refreshing',
            when: { '==': [{ var: 'in.mode' }, 'Refresh'] },
            merge: {
              steps: {
                enterCredentials: { states: { extra: { screen: 'waiting', on: {} } }, status: { New: 'extra' } },
              },
            },
          },
        ],
      }),
    )
    expect(findPreviewTrace(flow, 'enterCredentials.extra')?.inputs['mode']).toBe('Refresh')
  })
})
