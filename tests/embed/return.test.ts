/** The fragment of `return_url`, as the widget writes it and as the host reads it. */
import { describe, expect, it } from 'vitest'
import { readReturn } from '../../src/embed/index.ts'
import type { HostMessage } from '../../src/messages/index.ts'
import type { Host } from '../../src/widget/report.ts'
import { createReturn } from '../../src/widget/return-url.ts'

/** The fragment that the widget writes after these messages. */
function written(messages: readonly HostMessage[], pinned: string | null = 'https://host.example.com'): string {
  let fragment = ''
  const replace = (url: URL) => {
    fragment = url.hash
  }
  const page = { location: { replace } } as unknown as Window
  const host = { pin: () => pinned } as unknown as Host
  const listener = createReturn(new URL('https://host.example.com/back?state=7'), host, page)
  for (const message of [...messages, { message: 'close' } as const])
    listener({
      kind: 'message',
      message,
      session: null,
      post: { body: { action: 'unused', v: 1, id: 'id' }, target: '*' },
    })
  return fragment
}

describe('readReturn', () => {
  const result = { public_token: 'public=1&2', job_guid: 'job', data: [{ 'a&b': '#' }] }
  const answers = { tariff: { plan: 'day & night' } }

  it.each<[string, string, object]>([
    ['a result', written([{ message: 'success', result, answers }]), { status: 'success', ...result, answers }],
    ['a result without a token', written([{ message: 'success', result: {} }]), { status: 'success' }],
    ['a user who left', written([]), { status: 'exit' }],
    [
      'a user who left after an error',
      written([{ message: 'error', reason: 'Timeout' }]),
      { status: 'exit', reason: 'Timeout' },
    ],
    [
      'a result that was withheld',
      written([{ message: 'success', result }], null),
      { status: 'exit', reason: 'OriginUnverified' },
    ],
  ])('reads %s', (_, fragment, expected) => {
    expect(readReturn(fragment)).toEqual(expected)
  })

  it.each(['', '#', '#top', '#status', '#status=other', '#status=success&data={', '#%E0%A4%A'])(
    'reads nothing from "%s"',
    (fragment) => {
      expect(readReturn(fragment)).toBeNull()
    },
  )
})
