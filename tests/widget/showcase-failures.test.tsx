// @vitest-environment jsdom
/**
 * The task test of the showcase flow: the page, its session and the sandbox in one process, with a clock that the test
 * advances. After every failure a person goes on, and types nothing twice but the secret.
 */
import { QueryClient } from '@tanstack/query-core'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forInputs, readInputs } from '../../src/flow/index.ts'
import { createClock, createSandbox, sandboxValues } from '../../src/sandbox/index.ts'
import { type Scenario, scenarios } from '../../src/sandbox/scenarios.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { createSession, loadedCache, openSession, systemClock } from '../../src/session/index.ts'
import { readShowcase } from '../live-flow/support/showcase.ts'
import { compiled } from '../support/connect-flow.ts'
import { createNodeApi, mintToken } from '../support/node-api.ts'
import { pass } from '../support/render-screen.tsx'
import { sourceId } from '../support/sources.ts'
import { alwaysShown } from '../support/visibility.ts'
import { fakeHost } from './support/fake-host.ts'
import { openPage } from './support/page.tsx'

const address = 'http://sandbox.test/api/v1'
const client = { flow: 'showcase', account_select_mode: 'Multiple', language: 'EN', allow_document_upload: false }
const declared = compiled(await readShowcase())
const stepMs = 500
const pollLimitMs = 240_000
const stopped = sourceId('gaz-de-la-lisiere')

beforeAll(async () => {
  for (const name of Object.keys(screens) as (keyof typeof screens)[]) await preloadScreen(name)
  await preloadScreen('shared-data')
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The calls of a session, by the end of their path. */
type Calls = string[]

/** Opens the widget at consent. */
async function openWidget(settings: object = {}, givenSource: string | null = null): Promise<Calls> {
  const calls: Calls = []
  let isOpen = false
  const { app } = createSandbox({ clock: createClock({ real: Date.now }) })
  const send: typeof fetch = async (url, init) => {
    calls.push(String(url).replace(`${address}/link/`, ''))
    // Node takes no signal of jsdom.
    const { signal: _, ...request } = init ?? {}
    const form = request.body instanceof FormData ? await encoded(request.body) : {}
    const response = await app.fetch(new Request(url, { ...request, ...form }))
    if (isOpen) await new Promise((answer) => setTimeout(answer, 50))
    return response
  }
  const token = await mintToken(address, send, { client: { ...client, ...settings } })
  const api = createNodeApi(address, token, send)
  const queries = new QueryClient()
  const opened = await openSession(api, queries, givenSource)
  const inputs = readInputs(declared, {
    client: { ...opened.client },
    session: { source: opened.source, status: opened.status },
    split: {},
  })
  const flow = forInputs(declared, inputs)
  const { host } = fakeHost()
  const session = createSession({
    flow,
    inputs,
    api,
    queries,
    clock: systemClock,
    visibility: alwaysShown,
    client: opened.client,
    notifyHost: host.notify,
  })
  const cache = loadedCache(queries)
  openPage(
    { kind: 'running', session, flow, client: opened.client, cache, language: 'en', sandbox: false },
    {
      host,
      announced: [],
    },
  )
  isOpen = true
  await press('Continue')
  return calls
}

/** Node takes no form of jsdom. The files of this test are short texts. */
async function encoded(form: FormData): Promise<RequestInit> {
  const boundary = 'a-boundary'
  const parts = [...form].map(async ([name, value]) => {
    const isFile = typeof value !== 'string'
    const file = isFile ? `; filename="${value.name}"\r\ncontent-type: ${value.type}` : ''
    const content = isFile ? await value.text() : value
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  })
  const body = `${(await Promise.all(parts)).join('')}--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-api-key': sandboxValues.apiKey }
  return { body, headers }
}

/** Opens the widget and signs in as a user of the sandbox. */
async function signInAs(username: string): Promise<Calls> {
  const calls = await openWidget()
  await press(/^Pinecrest Light & Power/)
  type('Username', username)
  type('Password', sandboxValues.password)
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Submit')
  return calls
}

/** Passes time until something is there; fails after the longest time for which a flow waits. */
async function until<T>(find: () => T | null, limitMs = 30_000): Promise<T> {
  for (let passed = 0; passed <= limitMs; passed += stepMs) {
    const found = find()
    if (found) return found
    await pass(stepMs)
  }
  throw new Error(`It is not there after ${limitMs} ms: ${document.body.textContent?.slice(-500)}`)
}

const seen = (words: string | RegExp, limitMs?: number) => until(() => screen.queryByText(words), limitMs)
const heading = (name: string | RegExp, limitMs?: number) =>
  until(() => screen.queryByRole('heading', { level: 1, name }), limitMs)
const alert = () => until(() => screen.queryAllByRole('alert').find(({ textContent }) => textContent) ?? null)

async function press(name: string | RegExp) {
  const button = await until(
    () => screen.queryAllByRole('button', { name }).find((each) => each.matches(':enabled')) ?? null,
  )
  fireEvent.click(button)
  await pass(0)
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** What was entered for the source is there, except for the secret. */
async function expectKept(username: string) {
  await heading(/^Log in to/)
  expect(screen.getByLabelText('Username')).toHaveValue(username)
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByRole('checkbox')).toBeChecked()
}

/** Chooses an account, after which the connection is made. */
async function finish() {
  fireEvent.click(await until(() => screen.queryAllByRole('checkbox', { name: /^\d/ })[0] ?? null))
  await press('Continue with 1 selected')
  await heading('Success!')
}

/** Whoever cannot be connected leaves an address, which is the end, too. */
async function leaveAddress(email = 'ada@example.com') {
  await until(() => screen.queryByLabelText('Email address'))
  type('Email address', email)
  await press('Submit and close')
  await heading('You can close this window')
}

/** How people go on after a failure, to the end. */
type GoOn = (username: string, calls: Calls) => Promise<void>

const tryAgainAfter =
  (words: string | RegExp): GoOn =>
  async (username) => {
    await heading(words)
    await press('Try Again')
    await expectKept(username)
    // What the source did not accept is corrected; the agreement stays given.
    type('Username', sandboxValues.username)
    type('Password', sandboxValues.password)
    await press('Submit')
    await finish()
  }

/** The accounts that were chosen stay chosen. */
const chooseTwice: GoOn = async () => {
  fireEvent.click(await until(() => screen.queryAllByRole('checkbox', { name: /^\d/ })[0] ?? null))
  await press('Continue with 1 selected')
  await alert()
  expect(screen.getAllByRole('checkbox')[0]).toBeChecked()
  await press('Continue with 1 selected')
  await heading('Success!')
}

/** The connection goes on where it was: nothing has to be entered. If it fails again, the user leaves an address. */
const readAgain =
  (words: string | RegExp, limitMs?: number): GoOn =>
  async (_, calls) => {
    await heading(words, limitMs)
    const polls = () => calls.filter((call) => call === 'connection/status').length
    const before = polls()
    await press('Try Again')
    await until(() => (polls() > before ? true : null))
    await heading(words, limitMs)
    await leaveAddress()
    expect(calls.filter((call) => call === 'connect')).toHaveLength(1)
  }

/** A wrong answer is corrected, and the credentials are not asked for again. */
const answerAgain =
  (label: string, right: string): GoOn =>
  async (_, calls) => {
    await until(() => screen.queryByLabelText(label))
    type(label, 'zzzzz')
    await press('Verify')
    await alert()
    type(label, right)
    await press('Verify')
    await finish()
    expect(calls.filter((call) => call === 'connect')).toHaveLength(1)
  }

/** What could not be sent, or was refused, stays in its field. */
async function verifyTwice(label: string, answer: string) {
  await until(() => screen.queryByLabelText(label))
  type(label, answer)
  await press('Verify')
  await alert()
  expect(screen.getByLabelText(label)).toHaveValue(answer)
  await press('Verify')
}

const sendAgain: GoOn = async () => {
  await verifyTwice('Code', sandboxValues.code)
  await finish()
}

async function chooseMethodTwice() {
  await press(/^Text message/)
  await alert()
  await press(/^Text message/)
}

/** Nothing can be sent any more: it says so, and offers no try that must fail. */
const leave: GoOn = async () => {
  await seen(/session has expired/i)
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  await press('Close')
  await press('Yes, exit')
  await heading('You can close this window')
}

const wrongSide = 'Something went wrong on our side'

const waysOn: readonly [username: string, goOn: GoOn][] = [
  ['user_bad', tryAgainAfter(/did not accept your credentials$/)],
  ['user_bad_later', tryAgainAfter('The credentials you provided were incorrect')],
  ['user_locked', tryAgainAfter(/has locked your account$/)],
  ['user_error', tryAgainAfter('An error has occured.')],
  [
    'user_connect_unavailable',
    async (username) => {
      await alert()
      await expectKept(username)
      type('Password', sandboxValues.password)
      await press('Submit')
      await finish()
    },
  ],
  ['user_account_fails', chooseTwice],
  ['user_account_unavailable', chooseTwice],
  ['user_status_fails', readAgain(wrongSide, pollLimitMs)],
  ['user_methods_fails', readAgain(wrongSide)],
  ['user_passcode_fails', readAgain(wrongSide)],
  ['user_question_fails', readAgain(wrongSide)],
  ['user_captcha_fails', readAgain(wrongSide)],
  ['user_timeout', readAgain('An error has occured.', pollLimitMs + stepMs)],
  ['user_mfa', answerAgain('Code', sandboxValues.code)],
  ['user_question', answerAgain('Answer', sandboxValues.answer)],
  ['user_captcha', answerAgain('Characters', sandboxValues.captcha)],
  ['user_passcode_unavailable', sendAgain],
  ['user_passcode_limited', sendAgain],
  ['user_status_expires', leave],
  [
    'user_passcode_expires',
    async (username, calls) => {
      await until(() => screen.queryByLabelText('Code'))
      type('Code', sandboxValues.code)
      await press('Verify')
      await leave(username, calls)
    },
  ],
  [
    'user_unlucky',
    async (username, calls) => {
      await chooseMethodTwice()
      await verifyTwice('Code', sandboxValues.code)
      await chooseTwice(username, calls)
    },
  ],
  [
    'user_outages',
    async (username, calls) => {
      await chooseMethodTwice()
      await verifyTwice('Characters', sandboxValues.captcha)
      await verifyTwice('Code', sandboxValues.code)
      await verifyTwice('Answer', sandboxValues.answer)
      await chooseTwice(username, calls)
    },
  ],
]

/** Something fails on the way, or there is no end. */
const fails = ({ stages, connectError, firstConnectError }: Scenario) =>
  connectError !== undefined ||
  firstConnectError !== undefined ||
  stages.at(-1)?.status !== 'Connected' ||
  stages.some(({ failingRead, firstSubmitError, sessionExpires }) => failingRead || firstSubmitError || sessionExpires)

it('every failure of the sandbox is here', () => {
  const failing = Object.keys(scenarios).filter((username) => fails(scenarios[username] as Scenario))
  expect(waysOn.map(([username]) => username)).toEqual(expect.arrayContaining(failing))
})

it.each(waysOn)('after %s a person goes on, and types nothing twice but the secret', async (username, goOn) => {
  const calls = await signInAs(username)
  await goOn(username, calls)
})

it('whoever asks for help goes back to where it was asked for, whatever was chosen before', async () => {
  await openWidget()
  await press(/^Pinecrest Light & Power/)
  await heading(/^Log in to/)
  await press('Back')
  await heading('Select a source')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzzzz' } })
  await press('Leave your email address')
  await heading('We can help you connect')
  await press('Back')
  await heading('Select a source')
  expect(screen.queryByLabelText('Username')).toBeNull()
})

it('whoever asks for help at a stopped source that was given goes back to it, and not to a list', async () => {
  await openWidget({}, stopped)
  await heading(/can’t be connected at the moment$/)
  await press('Leave your email address')
  await heading('We can help you connect')
  await press('Back')
  await heading(/can’t be connected at the moment$/)
})

/** Chooses a file, instead of signing in. */
async function toUpload(name: string) {
  await press('Upload my invoices')
  await press(/^Pinecrest Light & Power/)
  await heading('Upload your last 12 invoices')
  const files = [new File(['%PDF-1.7'], name, { type: 'application/pdf' })]
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  await until(() => screen.queryByRole('list', { name: '1 file selected' }))
}

it('offline nothing is sent, and what was typed stays', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const calls = await signInAs('user_good')
  await alert()
  expect(screen.getByLabelText('Username')).toHaveValue('user_good')
  expect(screen.getByLabelText('Password')).toHaveValue(sandboxValues.password)
  expect(calls).not.toContain('connect')
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await press('Submit')
  await heading(/^Select/)
})

it('after an upload that fails the files are still there, and are sent again', async () => {
  const calls = await openWidget({ allow_document_upload: true })
  await toUpload('may-fail.pdf')
  await press('Continue')
  expect(await alert()).toHaveTextContent(/may-fail\.pdf could not be read\.$/)
  expect(screen.getByRole('list', { name: '1 file selected' })).toHaveTextContent('may-fail.pdf')
  await press('Continue')
  await heading('Success!')
  expect(calls.filter((call) => call === 'upload')).toHaveLength(2)
})

it('an upload after the session has expired says so, and keeps the files until the user leaves', async () => {
  const calls = await openWidget({ allow_document_upload: true })
  await toUpload('expire.pdf')
  await press('Continue')
  await leave('', calls)
  expect(calls.filter((call) => call === 'upload')).toHaveLength(1)
})

it('an address that cannot be sent closes the page all the same', async () => {
  const calls = await signInAs('user_error')
  await heading('An error has occured.')
  await leaveAddress('fail@example.com')
  expect(calls).toContain('connection/error')
})

it('the files that were chosen are still there after a look at the phone', async () => {
  withMouse()
  await openWidget({ allow_document_upload: true })
  await toUpload('august.pdf')
  await press('Continue on your phone')
  await heading('Continue on your phone')
  await press('Stay on this device')
  await heading('Upload your last 12 invoices')
  expect(screen.getByRole('list', { name: '1 file selected' })).toHaveTextContent('august.pdf')
})

/** Offers the phone, as on a device that is none. */
function withMouse() {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('hover') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
}
