import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePreviewMessage } from '../../src/messages/index.ts'
import { connectDefinition } from '../support/connect-flow.ts'
import { cpuTimeOf } from '../support/cpu-time.ts'
import { checkOf } from './support/schema.ts'

const parse = (data: unknown) => parsePreviewMessage(data, 'tieline')
const message = (more: object = {}) => ({ action: 'tieline-preview', step: 'consent', ...more })

describe('what a host may say', () => {
  it.each<[string, object]>([
    ['a step alone', {}],
    ['additive keys', { v: 1, id: '6f3f9f0e' }],
    ['elements', { elements: { logos: false, 'manual-entry': true } }],
    ['looks', { locale: 'fr', theme: { mode: 'dark', primary: '#123456', radius: 0, font: 'Inter' } }],
    ['a client', { client: { name: 'Acme', account_select_mode: 'Single', key_of_tomorrow: [1] } }],
    ['a definition', { flow: connectDefinition() }],
    ['nothing else', { locale: undefined, theme: undefined, client: { name: undefined } }],
  ])('%s', (_, more) => {
    const said = JSON.parse(JSON.stringify(message(more))) as object
    expect(parse(message(more))).toEqual({ ...said, action: 'preview' })
  })

  it('carries the configured prefix', () => {
    expect(parsePreviewMessage({ action: 'acme-preview', step: 'consent' }, 'acme')).not.toBeNull()
    expect(parsePreviewMessage(message(), 'acme')).toBeNull()
  })
})

const circular: Record<string, unknown> = message()
circular['flow'] = { inner: circular }

function deep(levels: number): object {
  return levels === 0 ? {} : { inner: deep(levels - 1) }
}

/** Small to post and endless to write down: each level holds the one below it twice. */
function wide(levels: number): object {
  return Array.from({ length: levels }).reduce<object>((inner) => ({ a: inner, b: inner }), {})
}

const inherited = Object.create(message()) as object

describe('what is dropped (docs/host.md)', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'tieline-preview'],
    ['a list', [message()]],
    ['a Map', new Map(Object.entries(message()))],
    ['a date', new Date()],
    [
      'an instance',
      new (class {
        action = 'tieline-preview'
        step = 'consent'
      })(),
    ],
    ['inherited keys', inherited],
    ['another action', message({ action: 'tieline-success' })],
    ['a step that is none', message({ step: null })],
    ['no step', { action: 'tieline-preview' }],
    ['an empty step', message({ step: '' })],
    ['a long step', message({ step: 'x'.repeat(201) })],
    ['an unknown key', message({ command: 'x' })],
    ['an unknown language', message({ locale: 'xx' })],
    ['a locale inherited by every object', message({ locale: 'constructor' })],
    ['an unknown scheme', message({ theme: { mode: 'neon' } })],
    ['a colour that is none', message({ theme: { primary: 'red;background:url(//evil)' } })],
    ['elements that are no switches', message({ elements: { logos: 0 } })],
    ['elements by odd names', message({ elements: { 'Logos!': false } })],
    ['elements in a Map', message({ elements: new Map() })],
    ['a client of wrong types', message({ client: { name: 5 } })],
    ['a definition that is none', message({ flow: [] })],
    ['a number that JSON has not', message({ flow: { a: Number.NaN } })],
    ['a bigint', message({ flow: { a: 1n } })],
    ['bytes', message({ flow: { a: new Uint8Array(8) } })],
    ['1 MB of text', message({ flow: { says: 'x'.repeat(1_000_000) } })],
    ['1 MB of keys', message({ flow: Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`k${i}`, i])) })],
    ['a list of nothing', message({ flow: { list: new Array(1_000_000_000) } })],
    ['a circle', circular],
    ['great depth', message({ flow: deep(60) })],
    ['endless width', message({ flow: wide(40) })],
    ['__proto__ at the top', JSON.parse('{"action":"tieline-preview","step":"consent","__proto__":{"polluted":1}}')],
    [
      '__proto__ below',
      JSON.parse('{"action":"tieline-preview","step":"consent","client":{"__proto__":{"polluted":1}}}'),
    ],
  ])('%s', (_, data) => {
    expect(cpuTimeOf(() => expect(parse(data)).toBeNull())).toBeLessThan(2000)
    expect('polluted' in {}).toBe(false)
  })

  it('whatever is posted, nothing is thrown', () => {
    const strange = {
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
    }
    fc.assert(
      fc.property(fc.anything(strange), fc.anything(strange), (data, inner) => {
        expect(parse(data)).toBeNull()
        expect(() => parse(message({ flow: inner, client: data }))).not.toThrow()
      }),
    )
  })
})

describe('the guard and the schema', () => {
  const some = <T>(sound: fc.Arbitrary<T>) => fc.oneof({ weight: 15, arbitrary: sound }, fc.jsonValue())
  const messages = fc.record(
    {
      step: some(fc.constantFrom('consent', '', 'enterCredentials.mfa-question!InvalidAnswer')),
      elements: some(fc.dictionary(fc.constantFrom('logos', 'benefits', 'No'), fc.boolean())),
      locale: some(fc.constantFrom('en', 'fr', 'EN', 'it')),
      theme: some(fc.record({ mode: some(fc.constantFrom('dark', 'dusk')) }, { requiredKeys: [] })),
      client: some(fc.record({ name: some(fc.string()), mode: fc.constant('Normal') }, { requiredKeys: [] })),
      flow: some(fc.dictionary(fc.string(), fc.jsonValue())),
      v: some(fc.constant(1)),
    },
    { requiredKeys: ['step'] },
  )

  it('agree on every message of plain data', () => {
    const isSound = checkOf('preview')
    const seen = { sound: 0, unsound: 0 }
    fc.assert(
      fc.property(
        messages,
        fc.dictionary(fc.constantFrom('more', 'action'), fc.jsonValue(), { maxKeys: 1 }),
        (body, more) => {
          const text = JSON.stringify({ ...body, ...more })
          fc.pre(!text.includes('__proto__'))
          const plain = JSON.parse(text) as object
          const sound = isSound?.({ ...plain, action: 'preview' }) === true
          seen[sound ? 'sound' : 'unsound'] += 1
          expect(parse({ ...plain, action: 'tieline-preview' }) !== null).toBe(sound)
        },
      ),
      { numRuns: 1000 },
    )
    expect(Math.min(seen.sound, seen.unsound)).toBeGreaterThan(30)
  })
})
