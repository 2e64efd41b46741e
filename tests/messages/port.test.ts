/** Messages over the port, as hosts and the widget read them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import messagesSchema from '../../schemas/messages.schema.json' with { type: 'json' }
import { isWidgetPortMessage, parseWidgetMessage } from '../../src/messages/guards.ts'
import { parseHostPortMessage, toPost } from '../../src/messages/index.ts'
import { checkOfPort } from './support/schema.ts'

const { definitions } = messagesSchema
const place = { flow: 'connect', version: 1, variant: null, step: 'consent', view: 'consent' }
const event = { v: 1, type: 'event', seq: 0, id: 'id', ts: 1, name: 'OPEN', metadata: place }

const ofWidget: Readonly<Record<string, object>> = {
  ready: { v: 1, type: 'ready' },
  event,
  'event with everything': {
    ...event,
    metadata: {
      ...place,
      source: { source_id: 's', name: 'Hydra' },
      error_code: 'Timeout',
      mfa_type: 'code',
      exit_status: null,
    },
  },
  success: { v: 1, type: 'success', result: { public_token: 'p', data: [1], more: 1 } },
  error: { v: 1, type: 'error', reason: 'Error' },
  close: { v: 1, type: 'close' },
  'click-outside': { v: 1, type: 'click-outside' },
  escape: { v: 1, type: 'escape' },
  resize: { v: 1, type: 'resize', height: 640 },
  back: { v: 1, type: 'back', request: 7, went: false },
  'token-expired': { v: 1, type: 'token-expired' },
}

const ofHost: Readonly<Record<string, object>> = {
  open: { v: 1, type: 'open' },
  exit: { v: 1, type: 'exit', force: true },
  back: { v: 1, type: 'back', request: 7 },
  theme: { v: 1, type: 'theme', theme: { mode: 'dark', radius: 4 } },
  token: { v: 1, type: 'token', token: 'link-sandbox-1' },
}

const wrong: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ready'],
  ['a list', [{ v: 1, type: 'ready' }]],
  ['no version', { type: 'ready' }],
  ['another version', { v: 2, type: 'open' }],
  ['an unknown type', { v: 1, type: 'boom' }],
  ['an inherited type', { v: 1, type: 'constructor' }],
  ['an event of an unknown name', { ...event, name: 'BOOM' }],
  ['an event without metadata', { ...event, metadata: null }],
  ['an event without a number', { ...event, seq: '0' }],
  ['an exit that may be forced', { v: 1, type: 'exit', force: 'yes' }],
  ['a height that is none', { v: 1, type: 'resize', height: -1 }],
  ['an answer to no question', { v: 1, type: 'back', went: true }],
  ['a theme that is none', { v: 1, type: 'theme', theme: { mode: 'neon' } }],
  ['a colour that is none', { v: 1, type: 'theme', theme: { primary: 'red;background:url(//evil)' } }],
  ['a huge theme', { v: 1, type: 'theme', theme: { font: 'x'.repeat(1_000_000) } }],
  ['a huge token', { v: 1, type: 'token', token: 'x'.repeat(1_000_000) }],
]

describe('the samples', () => {
  it('have every type of the schema', () => {
    const typesIn = (side: 'widgetPortMessage' | 'hostPortMessage') => definitions[side].oneOf.length
    expect(new Set(Object.keys(ofWidget).map((name) => name.split(' ')[0])).size).toBe(typesIn('widgetPortMessage'))
    expect(Object.keys(ofHost)).toHaveLength(typesIn('hostPortMessage'))
  })

  it.each(Object.entries(ofWidget))('%s is read by a host', (_, message) => {
    expect(checkOfPort('widgetPortMessage')(message)).toBe(true)
    expect(isWidgetPortMessage(structuredClone(message))).toBe(true)
    // Of a newer widget.
    expect(isWidgetPortMessage({ ...message, of: 'tomorrow' })).toBe(true)
  })

  it.each(Object.entries(ofHost))('%s is read by the widget, without unknown keys', (_, message) => {
    expect(checkOfPort('hostPortMessage')(message)).toBe(true)
    expect(parseHostPortMessage({ ...message, of: 'tomorrow' })).toEqual(message)
  })
})

describe('what is dropped', () => {
  it.each(wrong)('%s', (_, data) => {
    expect(parseHostPortMessage(data)).toBeNull()
    expect(isWidgetPortMessage(data)).toBe(false)
  })

  it('whatever is posted, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(ofWidget), ...Object.keys(ofHost)), (data, type) => {
        for (const message of [data, { v: 1, type, theme: data, metadata: data, request: data }]) {
          expect(() => parseHostPortMessage(message)).not.toThrow()
          expect(() => isWidgetPortMessage(message)).not.toThrow()
        }
      }),
    )
  })
})

describe('a host without the SDK', () => {
  const channel = { prefix: 'acme', pinned: 'https://app.example', newId: () => 'id', session: null }

  it('reads the messages of the widget without their prefix and without unknown keys', () => {
    const { body } = toPost({ message: 'error', reason: 'Timeout' }, channel)
    expect(parseWidgetMessage({ ...body, of: 'tomorrow' }, 'acme')).toEqual({ ...body, action: 'error' })
    expect(parseWidgetMessage(body)).toBeNull()
  })

  it('takes tieline for the prefix if the page of the widget has no other', () => {
    const closed = { action: 'tieline-close-iframe', v: 1, id: 'id' }
    expect(parseWidgetMessage(closed)).toEqual({ ...closed, action: 'close-iframe' })
    expect(parseWidgetMessage({ ...closed, action: 'another-close-iframe' })).toBeNull()
    expect(parseWidgetMessage({ ...closed, action: 'trellis-close-iframe' })).toBeNull()
  })

  it.each<[string, unknown]>([
    ...wrong,
    ['an unknown reason', { action: 'tieline-error', v: 1, id: 'id', reason: 'Boom' }],
    ['no id', { action: 'tieline-close-iframe', v: 1 }],
    ['answers of which none is an answer', { action: 'tieline-success', v: 1, id: 'id', answers: { home: 5 } }],
    ['an inherited action', { action: 'tieline-constructor', v: 1, id: 'id' }],
  ])('drops %s', (_, data) => {
    expect(parseWidgetMessage(data)).toBeNull()
  })
})
