import { describe, expect, it, vi } from 'vitest'
import type { Api } from '../../src/api/index.ts'
import { calls } from '../../src/session/calls.ts'
import type { Handlers } from './support/fake-api.ts'
import { httpError, never } from './support/fake-api.ts'
import { client, connected, openTestSession, select, source, submit } from './support/harness.ts'

const fields = submit['fields']
const files = [new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })]
const secret = 'pässw0rd-9f2'

/** A session at the place of a status. */
async function openAt(name: string, handlers: Handlers) {
  const opened = openTestSession(
    {
      status: () => ({ status: name }),
      captchaGet: () => ({ captcha_image_base64: '' }),
      mfaGet: () => ({ question: '?' }),
      questionGet: () => ({ question: '?' }),
      mfaMethodsGet: () => ({ methods: [{ mfa_method_id: 'sms', label: 'SMS' }] }),
      accountList: () => ({ accounts: [] }),
      ...handlers,
    },
    { mode: 'Refresh', accountSelectMode: 'Multiple' },
  )
  await opened.clock.advance(500)
  return opened
}

describe('the payload of a call', () => {
  it.each([
    ['Captcha', { type: 'SUBMIT_ANSWER', answer: 'x7' }, 'captchaAnswer', { answer: 'x7' }],
    ['MfaQuestion', { type: 'SUBMIT_ANSWER', answer: '123456' }, 'mfaAnswer', { answer: '123456' }],
    ['SecurityQuestion', { type: 'SUBMIT_ANSWER', answer: 'Rex' }, 'questionAnswer', { answer: 'Rex' }],
    ['MfaMethodChoice', { type: 'SELECT_METHOD', methodId: 'sms' }, 'mfaMethodsSelect', { mfa_method_id: 'sms' }],
    ['AccountSelection', { type: 'SUBMIT_ACCOUNTS', accounts: ['1', '2'] }, 'accountSelect', { accounts: ['1', '2'] }],
    [
      'AccountSelection',
      { type: 'SUBMIT_MANUAL_ACCOUNTS', accounts: ['7'] },
      'accountSelectManual',
      { accounts: ['7'] },
    ],
    ['Error', { type: 'SUBMIT_EMAIL', email: 'a@example.com' }, 'connectionError', { email: 'a@example.com' }],
  ] as const)('at %s, %j: %s %j', async (status, event, name, payload) => {
    const { send, calls } = await openAt(status, { [name]: never })
    await send(event)
    expect(calls(name).map((call) => call.payload)).toEqual([payload])
  })

  it.each([
    ['Captcha', { type: 'SUBMIT_ANSWER' }, 'captchaAnswer'],
    ['AccountSelection', { type: 'SUBMIT_ACCOUNTS', accounts: 'all' }, 'accountSelect'],
  ] as const)('nothing at %s, where %j lacks it: %s fails', async (status, event, name) => {
    const { session, send, calls } = await openAt(status, { [name]: never })
    await send(event)
    const { state, failure } = session.store.getState()
    expect([calls(name), failure, state.pending]).toEqual([[], 'unavailable', null])
    expect(state.data['problem']).toBe('SendFailed')
  })

  it('connect: the source, the fields, and the accepted policies', async () => {
    const { send, calls } = openTestSession({ connect: never })
    await send('NEXT', select, submit)
    expect(calls('connect').map(({ payload }) => payload)).toEqual([
      { source_id: 'power', fields, ...client, terms_of_use_url: null },
    ])
  })

  it('addSource: the website from the previous screen', async () => {
    const { send, calls } = openTestSession({ sourceAdd: never }, { showAddSource: true })
    await send(
      'NEXT',
      'ADD_SOURCE',
      { type: 'NEXT', url: 'https://new.example' },
      { type: 'SUBMIT_REQUEST', email: 'a@b.c' },
    )
    expect(calls('sourceAdd').map(({ payload }) => payload)).toEqual([{ email: 'a@b.c', url: 'https://new.example' }])
  })

  it('upload: the files; its response is the result', async () => {
    const upload = () => ({ data: { upload_id: 'u1' } })
    const { send, calls, place, announced } = openTestSession({ upload }, { allowDocumentUpload: true })
    await send('NEXT', 'METHOD_UPLOAD_INVOICES', select, { type: 'SUBMIT_INVOICES', files, onProgress: () => {} })
    expect(calls('upload').map(({ payload }) => payload)).toEqual([{ files, source_id: source.source_id }])
    expect([place(), announced]).toEqual(['success', [{ message: 'success', result: { data: { upload_id: 'u1' } } }]])
  })
})

it('an upload tells its progress to the screen that asked for it', async () => {
  const upload = vi.fn(async () => ({}))
  const context = { data: { source }, client: {} }
  const onProgress = () => {}
  const { signal } = new AbortController()
  await calls.upload({ upload } as unknown as Api, { ...context, payload: { files, onProgress } }, { signal })
  await calls.upload({ upload } as unknown as Api, { ...context, payload: { files } }, { signal })
  const sent = { files, source_id: source.source_id }
  expect(upload.mock.calls).toEqual([
    [sent, { signal, onProgress }],
    [sent, { signal }],
  ])
})

describe('a submit', () => {
  it('is sent once, however often the event arrives', async () => {
    const { session, calls, clock } = await openAt('MfaQuestion', { mfaAnswer: never })
    for (let i = 0; i < 5; i++) session.send({ type: 'SUBMIT_ANSWER', answer: '123456' })
    await clock.advance(60_000)
    expect(calls('mfaAnswer')).toHaveLength(1)
  })

  it.each([
    [503, 'enterCredentials.credentials'],
    [429, 'enterCredentials.credentials'],
    [408, 'enterCredentials.credentials'],
    [400, 'errorSubmitEmail'],
  ])('with response %i is not retried', async (status, to) => {
    const failure = () => Promise.reject(httpError(status, {}, { 'retry-after': '1' }))
    const { send, calls, clock, place, announced } = openTestSession({ connect: failure })
    await send('NEXT', select, submit)
    await clock.advance(300_000)
    expect([calls('connect').length, place()]).toEqual([1, to])
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
  })

  it.each(['INVALID_CREDENTIALS', 'INVALID_CURP'])('refused with %s leads to errorTryAgain', async (error_code) => {
    const { send, place, announced } = openTestSession({
      connect: () => Promise.reject(httpError(400, { error_code })),
    })
    await send('NEXT', select, submit)
    expect([place(), announced]).toEqual(['errorTryAgain', [{ message: 'error', reason: 'InvalidCredentials' }]])
  })

  it("keeps the server's message about a rejected answer until the next submit, even after an exit confirmation", async () => {
    const refused = httpError(400, { display_message: 'The code has expired.' })
    const { session, send, calls } = await openAt('MfaQuestion', { mfaAnswer: () => Promise.reject(refused) })
    const message = () => session.store.getState().problemText
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    expect([message(), session.store.getState().state.data['problem']]).toEqual([
      'The code has expired.',
      'InvalidAnswer',
    ])
    await send('PROMPT_CLOSE', 'CANCEL_CLOSE')
    expect(message()).toBe('The code has expired.')
    session.send({ type: 'SUBMIT_ANSWER', answer: '2' })
    expect([message(), calls('mfaAnswer').length]).toEqual([null, 2])
    await send('BACK')
    expect(message()).toBeNull()
  })

  it('waits for another status after an answer that is no longer asked for, as after one that was taken', async () => {
    const refused = httpError(400, { error_code: 'UNEXPECTED_CALL' })
    const { send, place, clock } = await openAt('MfaQuestion', { mfaAnswer: () => Promise.reject(refused) })
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    await clock.advance(3000)
    expect(place()).toBe('enterCredentials.polling')
    await clock.advance(6000)
    expect(place()).toBe('enterCredentials.mfa-question')
  })

  it.each([
    [400, true],
    [503, false],
    [429, false],
  ])('with response %i invalidates the read of its place only if it was refused', async (status, isRead) => {
    const { queries, send } = await openAt('Captcha', { captchaAnswer: () => Promise.reject(httpError(status)) })
    const captchas = () => queries.getQueryCache().findAll({ queryKey: ['captcha'] })
    expect(captchas().map(({ state }) => state.isInvalidated)).toEqual([false])
    await send({ type: 'SUBMIT_ANSWER', answer: 'x' })
    expect(captchas().map(({ state }) => state.isInvalidated)).toEqual([isRead])
  })
})

describe('a secret', () => {
  it.each([
    ['accepted', () => connected],
    ['refused', () => Promise.reject(httpError(400, { error_code: 'INVALID_CREDENTIALS' }))],
    ['pending', never],
  ])('is not stored when it is %s', async (_, connect) => {
    const { session, send, queries, announced, clock, calls } = openTestSession({
      connect,
      status: () => ({ status: 'Connecting' }),
    })
    await send('NEXT', select, submit)
    await clock.advance(4000)
    expect(JSON.stringify(calls('connect')[0]?.payload)).toContain(secret)
    const stored = [
      session.store.getState(),
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      announced,
    ]
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(queries.getMutationCache().getAll()).toEqual([])
  })

  it('of a second factor is not stored either', async () => {
    const { session, send, queries } = await openAt('MfaQuestion', { mfaAnswer: () => undefined })
    await send({ type: 'SUBMIT_ANSWER', answer: 'pin-4711' })
    const stored = [
      session.store.getState(),
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    ]
    expect(JSON.stringify(stored)).not.toContain('pin-4711')
  })
})
