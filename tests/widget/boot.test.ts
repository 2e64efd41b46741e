import { focusManager, QueryObserver } from '@tanstack/query-core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostMessage } from '../../src/messages/index.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { type Address, parseAddress } from '../../src/widget/address.ts'
import { boot } from '../../src/widget/boot.ts'
import type { BootResult, Running } from '../../src/widget/page-state.ts'
import { connectDefinition, edited } from '../support/connect-flow.ts'
import { sandboxHandlers } from '../support/sandbox-msw.ts'
import { fakeHost } from './support/fake-host.ts'

const sandbox = 'https://sandbox.test'
const api = `${sandbox}/api/v1`
const files: Record<string, unknown> = {
  connect: connectDefinition(),
  brief: edited({ '/name': 'brief' }),
  typo: edited({ '/name': 'typo', '/steps/consent/on/NEXT': '@nxt' }),
}

/** Names of the flow files that were asked for. */
const fetched: string[] = []
const warnings: string[] = []
const flowFiles = http.get<{ file: string }>('https://widget.test/flows/:file', ({ params }) => {
  const name = params.file.replace('.flow.json', '')
  fetched.push(name)
  if (name === 'page') return HttpResponse.html('<!doctype html>')
  return name in files ? HttpResponse.json(files[name] as object) : new HttpResponse(null, { status: 404 })
})
const server = setupServer(...sandboxHandlers(createSandbox(), sandbox), flowFiles)
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  fetched.length = 0
  logged.mockClear()
})

const bootWith = (query: string, announced: HostMessage[], config: { flow?: string } = {}) =>
  bootAt(parseAddress(query), announced, config)

const { signal } = new AbortController()
const bootAt = (address: Address, announced: HostMessage[], config: { flow?: string } = {}) =>
  boot({
    config: { apiHost: api, sandboxApiKey: 'sandbox', ...config },
    address,
    host: { ...fakeHost().host, notify: (message) => announced.push(message) },
    base: 'https://widget.test/',
    signal,
    warn: (problem) => warnings.push(problem.message),
  })

async function mintToken(client: object = {}) {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }
  const made = await fetch(`${api}/link/token/create`, { method: 'POST', headers, body: JSON.stringify({ client }) })
  return (await made.json()) as { link_token: string }
}

function runningOf(booted: BootResult): Running {
  if (booted.kind !== 'running') throw new Error('There is no session.')
  return booted
}

/** @param flow what the configuration names, and what client info does */
async function start(flow: { config?: string; client?: string }) {
  const { link_token } = await mintToken(flow.client === undefined ? {} : { flow: flow.client })
  const announced: HostMessage[] = []
  const booted = await bootWith(
    `?token=${link_token}`,
    announced,
    flow.config === undefined ? {} : { flow: flow.config },
  )
  if (booted.kind === 'running') booted.session.dispose()
  return { booted, announced }
}

describe('no session', () => {
  const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'

  it.each([
    ['', 'TokenRequired', { reason: 'required' }],
    ['?token=abc', 'InvalidToken', { reason: 'invalid', shown: 'abc' }],
    [
      `?token=link-sandbox-${guid}`,
      'ClientInfo',
      { reason: 'client', message: 'This link is not valid or has expired.', cause: 'expired' },
    ],
  ])('with %s: the host receives %s', async (query, reason, gate) => {
    const announced: HostMessage[] = []
    expect(await bootWith(query, announced)).toEqual({ kind: 'token-gate', ...gate })
    expect(announced).toEqual([{ message: 'error', reason }])
  })
})

it.each([
  [409, 'unavailable'],
  [429, 'limited'],
  [503, 'unreachable'],
])('keeps to Retry-After with %i when the start is tried again', async (status, cause) => {
  let calls = 0
  server.use(
    http.post(`${api}/link/info`, () => {
      calls += 1
      return HttpResponse.json({}, { status, headers: { 'retry-after': '30' } })
    }),
  )
  const { link_token } = await mintToken()
  const address = parseAddress(`?token=${link_token}`)
  const gates = [await bootAt(address, []), await bootAt(address, [])]
  expect(gates).toMatchObject([
    { cause, seconds: 30 },
    { cause, seconds: 30 },
  ])
  expect(calls).toBe(1)
  await bootAt({ ...address }, [])
  expect(calls).toBe(2)
  server.resetHandlers()
})

it('continues without an unreadable source of client info, and warns about it', async () => {
  const update_mode = { source: { source_id: 'x', name: '\u200b', fields: [] }, username: 'ada' }
  server.use(http.post(`${api}/link/info`, () => HttpResponse.json({ name: 'N', update_mode })))
  const { booted, announced } = await start({})
  server.resetHandlers()
  expect(booted).toMatchObject({ kind: 'running', client: { name: 'N', update_mode: { source: null } } })
  expect(warnings).toEqual([expect.stringContaining('/update_mode/source/name: type')])
  expect(announced).toEqual([])
})

it('reads inputs from any key of client info, and warns of a value that no input can have', async () => {
  files['partners'] = edited({
    '/inputs/partner': { from: 'client.trusted_partner', type: 'boolean' },
    '/inputs/tier': { from: 'client.tier', enum: ['basic', 'plus'] },
    '/inputs/tags': { from: 'client.tags', enum: ['new'], nullable: true },
  })
  warnings.length = 0
  server.use(
    http.post(`${api}/link/info`, () =>
      HttpResponse.json({ trusted_partner: true, tier: 'secret tier', tags: ['new'], unread: [1] }),
    ),
  )
  const { booted } = await start({ config: 'partners' })
  server.resetHandlers()
  const { in: inputs } = runningOf(booted).session.store.getState().state
  expect(inputs).toMatchObject({ partner: true, tier: 'basic', tags: null })
  const warningOf = (key: string) => `body failure · /link/info · left out 1: /${key}: domain`
  expect(warnings).toEqual([warningOf('tier'), warningOf('tags')])
})

it('a status from before the credentials were sent is not taken for what follows them', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('window', globalThis)
  let polls = 0
  const status = () => {
    polls += 1
    return HttpResponse.json({ status: 'InvalidCredentials' })
  }
  server.use(
    http.post(`${api}/link/connection/status`, status),
    http.post(`${api}/link/connect`, () => HttpResponse.json({ public_token: 'p', job_guid: 'j' })),
  )
  const { session } = runningOf(await bootWith(`?token=${(await mintToken()).link_token}`, []))
  session.send({ type: 'NEXT' })
  session.send({ type: 'SELECT_SOURCE', source: { source_id: 'power', name: 'Power', fields: [] } })
  session.send({ type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: false })
  await vi.waitFor(() => expect(polls).toBe(3), { timeout: 4000 })
  expect(session.store.getState()).toMatchObject({ statuses: [], state: { at: { state: 'polling' } } })
  session.dispose()
  server.resetHandlers()
  vi.unstubAllGlobals()
})

it('reads splits from the token: a reload gives the same values', async () => {
  const shares = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`at-${index}`, 1]))
  files['split'] = edited({ '/inputs/length': { from: 'split', shares } })
  const token = (await mintToken()).link_token
  const lengthOf = async (query: string) => {
    const running = runningOf(await bootWith(query, [], { flow: 'split' }))
    running.session.dispose()
    return running.session.store.getState().state.in['length']
  }
  const [first, reloaded] = [await lengthOf(`?token=${token}`), await lengthOf(`?token=${token}`)]
  expect(first).toMatch(/^at-/)
  expect(reloaded).toBe(first)
  const others = await Promise.all(
    Array.from({ length: 5 }, async () => lengthOf(`?token=${(await mintToken()).link_token}`)),
  )
  expect(new Set([first, ...others]).size).toBeGreaterThan(1)
})

describe('a flow that cannot be fetched', () => {
  it.each([403, 500])('with %i can be tried again, without a word about files', async (status) => {
    server.use(http.get('https://widget.test/flows/:file', () => new HttpResponse(null, { status })))
    vi.stubGlobal('window', globalThis)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1000 })
    warnings.length = 0
    const { booted, announced } = await start({})
    vi.useRealTimers()
    vi.unstubAllGlobals()
    server.resetHandlers()
    expect(booted).toEqual({ kind: 'token-gate', reason: 'client', message: null, cause: 'unreachable' })
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
    expect(warnings).toEqual([`http failure · ${status} · /flows/connect.flow.json`])
  })
})

describe('client info that is answered with', () => {
  it.each([
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [404, 'unavailable'],
    [422, 'unavailable'],
    [300, 'unreachable'],
    [500, 'unreachable'],
  ])('%i: %s', async (status, cause) => {
    server.use(http.post(`${api}/link/info`, () => HttpResponse.json({ display_message: 'Why.' }, { status })))
    const { booted } = await start({})
    server.resetHandlers()
    expect(booted).toEqual({ kind: 'token-gate', reason: 'client', message: 'Why.', cause })
  })
})

it('an origin that is no text is left out of those that may receive the result', async () => {
  warnings.length = 0
  const allowed_origins = ['https://ok.example', null, 7]
  server.use(http.post(`${api}/link/info`, () => HttpResponse.json({ name: 'N', allowed_origins })))
  const { booted } = await start({})
  server.resetHandlers()
  expect(booted).toMatchObject({ kind: 'running', client: { allowed_origins: ['https://ok.example'] } })
  expect(warnings).toEqual([expect.stringContaining('left out 2: /allowed_origins/1: type')])
})

describe('cached reads', () => {
  async function opened() {
    return runningOf((await start({})).booted).cache.load()
  }

  it('is kept for five minutes', async () => {
    expect((await opened()).getDefaultOptions().queries).toMatchObject({ gcTime: 300_000 })
  })

  it('is not read again when the window gets the focus, even if client info is stale', async () => {
    const queries = await opened()
    const client = vi.fn(async () => ({}))
    const other = vi.fn(async () => ({}))
    const observers = [
      new QueryObserver(queries, { queryKey: ['clientInfo'], queryFn: client, staleTime: 0 }),
      // This one asks for it, and so shows that the focus was noticed.
      new QueryObserver(queries, { queryKey: ['other'], queryFn: other, refetchOnWindowFocus: 'always' }),
    ]
    const stops = observers.map((observer) => observer.subscribe(() => {}))
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
    client.mockClear()
    other.mockClear()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(other).toHaveBeenCalledOnce())
    expect(client).not.toHaveBeenCalled()
    for (const stop of stops) stop()
    queries.unmount()
    focusManager.setFocused(undefined)
  })
})

describe('which flow (docs/host.md)', () => {
  it.each<[string, { config?: string; client?: string }, string, string[]]>([
    ['nobody names one', {}, 'connect', ['connect']],
    ['client info names the default', { client: 'connect' }, 'connect', ['connect']],
    ['the configuration names one', { config: 'brief' }, 'brief', ['brief']],
    ['both name the same', { config: 'brief', client: 'brief' }, 'brief', ['brief']],
    ['client info names another', { client: 'brief' }, 'brief', ['connect', 'brief']],
    [
      'client info names another than the configuration',
      { config: 'brief', client: 'connect' },
      'connect',
      ['brief', 'connect'],
    ],
    ['the one that client info overrules is missing', { config: 'gone', client: 'brief' }, 'brief', ['gone', 'brief']],
  ])('%s', async (_, flow, name, files) => {
    const { booted, announced } = await start(flow)
    expect(booted).toMatchObject({ kind: 'running', flow: { name } })
    expect(fetched).toEqual(files)
    expect(announced).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('a flow of client info that cannot be used is reported, and the session has the configured one', () => {
  it.each([
    ['a file that is not there', 'gone', /^flows\/gone\.flow\.json was not found/, ['connect', 'gone']],
    ['a file with a mistake', 'typo', /^flows\/typo\.flow\.json at \/steps\/consent\/on\/NEXT: /, ['connect', 'typo']],
    ['a file that is not JSON', 'page', /^flows\/page\.flow\.json: .*JSON/, ['connect', 'page']],
    ['a path', '../connect', /^Client info has a "flow" that is no name/, ['connect']],
    ['an address', 'https://elsewhere.test/x', /^Client info has a "flow" that is no name/, ['connect']],
    ['a name with no end', 'a'.repeat(65), /^Client info has a "flow" that is no name/, ['connect']],
  ])('%s', async (_, client, sentence, files) => {
    warnings.length = 0
    const { booted, announced } = await start({ client })
    expect(booted).toMatchObject({ kind: 'running', flow: { name: 'connect' } })
    expect(warnings).toEqual([expect.stringMatching(sentence)])
    expect(warnings[0]).toMatch(/The flow 'connect' is used instead\.$/)
    expect(fetched).toEqual(files)
    expect(announced).toEqual([])
  })
})

describe('an invalid flow is named with a suggestion, on the page and in the console, and the host receives an error', () => {
  it.each([
    [
      'gone',
      /^flows\/gone\.flow\.json was not found beside the widget\. Check "flow" in .*#tieline-config and in client/,
    ],
    [
      'typo',
      /^flows\/typo\.flow\.json at \/steps\/consent\/on\/NEXT: There is no target '@nxt'\. Did you mean '@next'\?$/,
    ],
    ['page', /^flows\/page\.flow\.json: .*JSON/],
  ])('%s', async (config, sentence) => {
    const { booted, announced } = await start({ config })
    const details = [expect.stringMatching(sentence)]
    expect(booted).toEqual({ kind: 'problem', cause: 'flow', details })
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
    expect(logged.mock.calls).toEqual([[expect.stringMatching(`^Tieline: ${sentence.source.slice(1)}`)]])
  })
})
