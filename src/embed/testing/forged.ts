/** Messages that must have no effect. Hosts run them against their own page, and the tests of this package do. */

import { defaultPrefix } from '../../messages/default-prefix.ts'

export interface ForgedMessage {
  name: string
  /** Whose window it comes from: the widget's frame or any other one. */
  from: 'widget' | 'other'
  origin: string
  data: unknown
}

export interface ForgedOptions {
  /** Origin of the widget. */
  origin: string
  /** Default: tieline. */
  messagePrefix?: string
  /** Of a hello that the host has answered: adds its replay. */
  nonce?: string
}

/** Origins that careless comparisons take for the right one. */
export function lookAlikes(origin: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin)
  return [
    'null',
    '',
    `${origin}.evil.example`,
    `${origin}/`,
    `${origin}@evil.example`,
    `${protocol}//evil.example`,
    `${protocol}//evil-${host}`,
    `${protocol}//sub.${host}`,
    `${protocol === 'https:' ? 'http:' : 'https:'}//${host}`,
    `${protocol}//${hostname}:1`,
    origin.toUpperCase(),
  ]
}

function circular() {
  const loop: Record<string, unknown> = { action: 'tieline-hello', versions: [1] }
  loop['nonce'] = loop
  return loop
}

const hostile = {
  get action(): string {
    throw new Error('A getter ran.')
  },
}

/** What a page may post to the host. */
export function forgedMessages({
  origin,
  messagePrefix: prefix = defaultPrefix,
  nonce,
}: ForgedOptions): readonly ForgedMessage[] {
  const success = { action: `${prefix}-success`, v: 1, id: 'forged', public_token: 'forged' }
  const hello = { action: `${prefix}-hello`, v: 1, id: 'forged', nonce: 'forged', versions: [1] }
  const close = { action: `${prefix}-close-iframe`, v: 1, id: 'forged' }
  const valid = { success, hello, close }
  const malformed: Readonly<Record<string, unknown>> = {
    null: null,
    undefined: undefined,
    text: `${prefix}-success`,
    JSON: JSON.stringify(success),
    number: 1,
    list: [success],
    'no action': { public_token: 'forged' },
    'action of another product': { ...success, action: 'other-success' },
    'prefix in the middle': { ...success, action: `x${prefix}-success` },
    'action that is an object': { ...success, action: { toString: null } },
    'hello without a nonce': { ...hello, nonce: undefined },
    'hello with a huge nonce': { ...hello, nonce: 'x'.repeat(1_000_000) },
    'hello with huge versions': { ...hello, versions: Array.from({ length: 100_000 }, () => 1) },
    'hello with versions that are text': { ...hello, versions: '1' },
    'circular hello': circular(),
    ...(nonce !== undefined && { 'hello with a nonce that was answered': { ...hello, nonce } }),
    'message of the port': { v: 1, type: 'success', result: { public_token: 'forged' } },
  }
  return [
    ...Object.entries(valid).flatMap(([kind, data]) => [
      ...lookAlikes(origin).map(
        (other): ForgedMessage => ({
          name: `${kind} of the origin '${other}'`,
          from: 'widget',
          origin: other,
          data,
        }),
      ),
      { name: `${kind} of another window`, from: 'other', origin, data } as const,
    ]),
    { name: 'getters of another window', from: 'other', origin, data: hostile },
    ...Object.entries(malformed).map(([name, data]): ForgedMessage => ({ name, from: 'widget', origin, data })),
  ]
}

/** Hellos of the widget's own window and origin, each with another nonce: the host must not answer them without end. */
export const floodOfHellos = (count: number, messagePrefix = defaultPrefix): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    action: `${messagePrefix}-hello`,
    v: 1,
    id: `flood-${index}`,
    nonce: `flood-${index}`,
    versions: [1],
  }))

export interface ForgedAnswer {
  name: string
  /** Who posts it: the page that embeds the widget, or any other window. */
  from: 'host' | 'other'
  data: unknown
  /** How many ports come with it. */
  ports: number
}

/** What a page may post to the widget in place of the answer to its hello. */
export function forgedAnswers(nonce: string, messagePrefix = defaultPrefix): readonly ForgedAnswer[] {
  const connect = { action: `${messagePrefix}-connect`, v: 1, nonce, version: 1 }
  const wrong = (name: string, data: unknown, ports = 1): ForgedAnswer => ({ name, from: 'host', data, ports })
  return [
    { name: 'an answer of another window', from: 'other', data: connect, ports: 1 },
    wrong('another nonce', { ...connect, nonce: `${nonce}0` }),
    wrong('no nonce', { ...connect, nonce: undefined }),
    wrong('a version that was not offered', { ...connect, version: 99 }),
    wrong('another prefix', { ...connect, action: 'other-connect' }),
    wrong('another version of the envelope', { ...connect, v: 2 }),
    wrong('no port', connect, 0),
    wrong('two ports', connect, 2),
    wrong('text', JSON.stringify(connect)),
    wrong('null', null),
    wrong('undefined', undefined),
    wrong('a number', 7),
    wrong('a list', [connect]),
    wrong('a map', new Map(Object.entries(connect))),
    wrong('a huge nonce', { ...connect, nonce: 'x'.repeat(1_000_000) }),
  ]
}
