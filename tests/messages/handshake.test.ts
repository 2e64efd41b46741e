import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptConnect } from '../../src/messages/index.ts'

const nonce = '6f3f9f0e-7c7b-4b2e-9e0a-1f7f3a4f2b11'
const frame = { name: 'the frame' }
const host = { name: 'the host' }
const port = { name: 'a port' }

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
      expect(acceptConnect({ ...fromHost, data }, { source: host, nonce, prefix: 'tieline' })).toBeNull()
    }),
  )
})
