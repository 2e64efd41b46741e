import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptConnect, acceptHello, chooseVersion, toPost } from '../../src/messages/index.ts'

const nonce = '6f3f9f0e-7c7b-4b2e-9e0a-1f7f3a4f2b11'
const frame = { name: 'the frame' }
const host = { name: 'the host' }
const origin = 'https://widget.example'
const port = { name: 'a port' }

const { body: hello } = toPost(
  { message: 'hello', nonce, versions: [1] },
  { prefix: 'tieline', pinned: null, newId: () => 'id', session: null },
)
const fromFrame = { source: frame, origin, data: hello as unknown, ports: [] }

describe('the SDK accepts a hello message', () => {
  const accept = (event: object) =>
    acceptHello({ ...fromFrame, ...event }, { source: frame, origin, prefix: 'tieline' })

  it('of its frame', () => {
    expect(accept({})).toEqual({ nonce, versions: [1] })
  })

  it.each<[string, object]>([
    ['another window', { source: host }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: 'https://widget.example.evil.example' }],
    ['another scheme', { origin: 'http://widget.example' }],
    ['another port', { origin: 'https://widget.example:8443' }],
    ['the origin null', { origin: 'null' }],
    ['nothing', { data: undefined }],
    ['null', { data: null }],
    ['a text', { data: 'tieline-hello' }],
    ['a list', { data: [hello] }],
    ['a Map', { data: new Map(Object.entries(hello)) }],
    ['inherited keys', { data: Object.create(hello) }],
    ['another prefix', { data: { ...hello, action: 'acme-hello' } }],
    ['another action', { data: { ...hello, action: 'tieline-connect' } }],
    ['another envelope', { data: { ...hello, v: 2 } }],
    ['no nonce', { data: { ...hello, nonce: undefined } }],
    ['an empty nonce', { data: { ...hello, nonce: '' } }],
    ['a huge nonce', { data: { ...hello, nonce: 'x'.repeat(1_000_000) } }],
    ['no versions', { data: { ...hello, versions: undefined } }],
    ['versions that are no numbers', { data: { ...hello, versions: ['1'] } }],
    ['a huge list of versions', { data: { ...hello, versions: new Array(1_000_000).fill(1) } }],
  ])('not with %s', (_, event) => {
    expect(accept(event)).toBeNull()
  })
})

const connect = { action: 'tieline-connect', v: 1, nonce, version: 1 }
const fromHost = { source: host, origin: 'https://app.example', data: connect as unknown, ports: [port] }

describe('the widget accepts the answer', () => {
  const accept = (event: object) => acceptConnect({ ...fromHost, ...event }, { source: host, nonce, prefix: 'tieline' })

  it('of the host window, with its origin', () => {
    expect(accept({})).toEqual({ port, origin: 'https://app.example' })
    expect(accept({ data: { ...connect, of: 'tomorrow' } })).not.toBeNull()
  })

  it.each<[string, object]>([
    ['another window', { source: frame }],
    ['no window', { source: null }],
    ['the origin null', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['the nonce of another widget', { data: { ...connect, nonce: 'another' } }],
    ['no nonce', { data: { ...connect, nonce: undefined } }],
    ['a version that was not offered', { data: { ...connect, version: 2 } }],
    ['a version that is no number', { data: { ...connect, version: '1' } }],
    ['another prefix', { data: { ...connect, action: 'acme-connect' } }],
    ['another envelope', { data: { ...connect, v: 2 } }],
    ['inherited keys', { data: Object.create(connect) }],
    ['nothing', { data: undefined }],
    ['null', { data: null }],
    ['no port', { ports: [] }],
    ['two ports', { ports: [port, port] }],
  ])('not with %s', (_, event) => {
    expect(accept(event)).toBeNull()
  })
})

it('whatever is posted, nothing is thrown, and nothing is accepted', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withDate: true, withNullPrototype: true }), (data) => {
      expect(acceptHello({ ...fromFrame, data }, { source: frame, origin, prefix: 'tieline' })).toBeNull()
      expect(acceptConnect({ ...fromHost, data }, { source: host, nonce, prefix: 'tieline' })).toBeNull()
    }),
  )
})

describe('the version', () => {
  it.each([
    [[1], 1],
    [[1, 2, 99], 1],
    [[2], null],
    [[], null],
  ])('of those that %j offers is %j', (offered, chosen) => {
    expect(chooseVersion(offered)).toBe(chosen)
  })
})
