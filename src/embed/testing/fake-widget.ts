/** A widget that speaks the protocol (docs/decisions/0022) and follows a scenario instead of a flow. */
import type {
  EventMetadata,
  HostEventName,
  HostPortMessage,
  Reason,
  Result,
  WidgetPortMessage,
} from '../../generated/messages.types.ts'

/**
 * What happens once the host has opened the widget:
 * - `stays`: nothing by itself; a test drives it.
 * - `success`: the user connects an account and finishes.
 * - `exit`: the user leaves. `error`: the credentials are refused, and the user leaves.
 * - `token-expired`: the widget asks for another token, and succeeds once it has one.
 * - `never-answers`: the page loads and says nothing.
 * - `old-version`: no version in common, so plain messages only. `new-version`: more versions, types and keys.
 */
export type Scenario =
  | 'stays'
  | 'success'
  | 'exit'
  | 'error'
  | 'token-expired'
  | 'never-answers'
  | 'old-version'
  | 'new-version'

/** How the fake reaches the page that embeds it. */
export interface FakeWidgetOptions {
  prefix: string
  /** Posts a plain message to the host's window. */
  post: (message: object) => void
}

type Bare<T> = T extends unknown ? Omit<T, 'v'> : never

export interface FakeWidget {
  readonly scenario: Scenario
  /** What the host has sent through the port. */
  readonly received: readonly HostPortMessage[]
  /** Gives it a message that was posted to its window. */
  hear: (data: unknown, ports: readonly MessagePort[]) => void
  /** Says hello, as each load of the page does. */
  load: () => void
  send: (message: Bare<WidgetPortMessage>) => void
  event: (name: HostEventName, more?: Partial<EventMetadata>) => void
  fail: (reason: Reason) => void
  succeed: (result?: Result) => void
  /** The user leaves. */
  exit: () => void
}

const place = { flow: 'connect', version: 1, variant: null }
export const fakeResult: Result = { public_token: 'public-sandbox-fake', job_guid: 'job-fake' }

const versions: Partial<Record<Scenario, readonly number[]>> = { 'old-version': [0], 'new-version': [1, 2] }

export function createFakeWidget(scenario: Scenario, { prefix, post }: FakeWidgetOptions): FakeWidget {
  const received: HostPortMessage[] = []
  const offered = versions[scenario] ?? [1]
  let port: MessagePort | undefined
  let nonce = ''
  let ids = 0
  let seq = 0
  let view = 'consent'

  const plain = (action: string, more = {}) => {
    ids += 1
    post({ action: `${prefix}-${action}`, v: 1, id: `fake-${ids}`, ...more })
  }

  const widget: FakeWidget = {
    scenario,
    received,
    hear(data, [own, ...others]) {
      const { action, v, nonce: given, version } = Object(data) as Record<string, unknown>
      const isConnect = action === `${prefix}-connect` && v === 1
      const isAnswer = isConnect && given === nonce && offered.includes(Number(version))
      if (port || !isAnswer || !own || others.length > 0) return
      port = own
      port.onmessage = ({ data: message }) => {
        received.push(message)
        obey(message)
      }
      widget.send({ type: 'ready' })
      if (scenario === 'new-version') port.postMessage({ v: 1, type: 'confetti', amount: 3 })
    },
    load() {
      if (scenario === 'never-answers') return
      port?.close()
      port = undefined
      seq = 0
      nonce = `nonce-${Math.random()}`
      plain('hello', { nonce, versions: offered })
      if (scenario !== 'old-version') return
      plain('success', fakeResult)
      plain('close-iframe')
    },
    send: (message) => port?.postMessage({ v: 1, ...message, ...(scenario === 'new-version' && { mood: 'new' }) }),
    event(name, more) {
      const metadata = { ...place, step: view, view, ...more }
      widget.send({ type: 'event', seq, id: `event-${seq}`, ts: Date.now(), name, metadata })
      seq += 1
    },
    fail(reason) {
      widget.send({ type: 'error', reason })
      widget.event('ERROR', { error_code: reason })
    },
    succeed(result = fakeResult) {
      widget.send({ type: 'success', result })
      widget.event('HANDOFF')
    },
    exit() {
      widget.event('EXIT', { exit_status: view })
      widget.send({ type: 'close' })
    },
  }

  function obey(message: HostPortMessage) {
    if (message.type === 'open') play()
    if (message.type === 'exit') widget.exit()
    if (message.type === 'back') widget.send({ type: 'back', request: message.request, went: false })
    if (message.type === 'token') finish()
  }

  function play() {
    widget.event('OPEN')
    widget.event('TRANSITION_VIEW')
    if (scenario === 'success' || scenario === 'new-version') finish()
    if (scenario === 'exit') widget.exit()
    if (scenario === 'token-expired') widget.send({ type: 'token-expired' })
    if (scenario === 'error') {
      widget.fail('InvalidCredentials')
      widget.exit()
    }
  }

  function finish() {
    view = 'credentials'
    widget.event('SELECT_SOURCE', { source: { source_id: 'fake', name: 'Fake Power' } })
    widget.event('SUBMIT_CREDENTIALS')
    widget.succeed()
    widget.send({ type: 'close' })
  }
  return widget
}
