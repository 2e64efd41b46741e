/** Properties of what reads messages (src/messages), over random and mutated ones. */
import fc from 'fast-check'
import { isWidgetPortMessage, parseWidgetMessage } from '../../src/messages/guards.ts'
import { acceptConnect, parseHostPortMessage, parsePreviewMessage } from '../../src/messages/index.ts'
import { isPlainObject } from '../../src/untrusted/index.ts'
import { checkOf, checkOfPort } from '../messages/support/schema.ts'
import { holds } from './holds.ts'
import { mutated } from './mutate.ts'

const session = { flow: 'connect', version: 1, variant: null }
const place = { ...session, step: 'consent', view: 'consent' }
const envelope = { v: 1, id: 'id', session }

const fromWidget = [
  {
    ...envelope,
    action: 'tieline-success',
    public_token: 'p',
    job_guid: 'j',
    data: { count: 1 },
    answers: { home: { own: true } },
  },
  { ...envelope, action: 'tieline-error', reason: 'Error' },
  { ...envelope, action: 'tieline-close-iframe' },
  { ...envelope, action: 'tieline-hello', nonce: 'n'.repeat(32), versions: [1] },
]
const fromWidgetPort = [
  { v: 1, type: 'ready' },
  { v: 1, type: 'event', seq: 0, id: 'id', ts: 1, name: 'OPEN', metadata: place },
  { v: 1, type: 'success', result: { public_token: 'p', data: [1] } },
  { v: 1, type: 'resize', height: 640 },
]
const fromHostPort = [
  { v: 1, type: 'open' },
  { v: 1, type: 'exit', force: true },
  { v: 1, type: 'theme', theme: { mode: 'dark', radius: 4 } },
  { v: 1, type: 'token', token: 'link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585' },
]
const preview = [
  { action: 'tieline-preview', step: 'consent', locale: 'de', theme: { mode: 'dark' }, client: { name: 'Greenfield' } },
]
const nonce = 'n'.repeat(32)
const connect = [{ action: 'tieline-connect', v: 1, nonce, version: 1 }]

/** What a structured clone can carry and JSON can't. */
const cloned = fc.constantFrom<unknown>(
  new Map([['action', 'tieline-preview']]),
  new Set([1]),
  new Date(0),
  new ArrayBuffer(8),
  new Error('x'),
  /x/,
  10n,
  Number.NaN,
  undefined,
  new Array(3),
  circular(),
)

function circular(): unknown {
  const node: Record<string, unknown> = { action: 'tieline-preview', v: 1, type: 'open' }
  node['step'] = node
  return node
}

const pick = (data: unknown) => {
  if (!isPlainObject(data)) return null
  const { action, v, nonce, version } = data
  return [action, v, nonce, version]
}

const received = (samples: readonly unknown[]) => fc.oneof({ weight: 9, arbitrary: mutated(samples) }, cloned)

/** Compiled once: 100,000 messages ask for them. */
const checkWidget = new Map(
  ['success', 'error', 'close-iframe', 'click-outside', 'hello'].map((action) => [action, checkOf(action)]),
)
const checkPreview = checkOf('preview')
const [checkHostPort, checkWidgetPort] = ['hostPortMessage', 'widgetPortMessage'].map(checkOfPort)

/** Each reader gives null or what its schema allows, and never throws. */
export const readers: Readonly<Record<string, (numRuns: number) => void>> = {
  'preview messages': (numRuns) =>
    holds(numRuns, received(preview), (data) => {
      const message = parsePreviewMessage(data, 'tieline')
      return message === null || checkPreview?.(message) === true
    }),
  'port messages of the host': (numRuns) =>
    holds(numRuns, received(fromHostPort), (data) => {
      const message = parseHostPortMessage(data)
      return message === null || checkHostPort?.(message) === true
    }),
  'handshakes of the host': (numRuns) =>
    holds(numRuns, received(connect), (data) => {
      const event = { source: null, origin: 'https://host.example', data, ports: [1] }
      const isOurs = JSON.stringify(pick(data)) === JSON.stringify(pick(connect[0]))
      return (acceptConnect(event, { source: null, prefix: 'tieline', nonce }) !== null) === isOurs
    }),
  'messages of the widget': (numRuns) =>
    holds(numRuns, received(fromWidget), (data) => {
      const message = parseWidgetMessage(data)
      return message === null || checkWidget.get(message.action)?.(message) === true
    }),
  'port messages of the widget': (numRuns) =>
    holds(numRuns, received(fromWidgetPort), (data) => !isWidgetPortMessage(data) || checkWidgetPort?.(data) === true),
}
