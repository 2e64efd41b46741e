import { describe, expect, it, vi } from 'vitest'
import type { HostMessage } from '../../src/messages/index.ts'
import { parseReturnUrl } from '../../src/widget/parse-return-url.ts'
import { createReturn } from '../../src/widget/return-url.ts'
import { fakeHost } from './support/fake-host.ts'

const returnUrls = ['https://app.example/connected', 'http://localhost:3000/done']

describe('an address to return to', () => {
  it.each([
    ['https://app.example/connected', 'https://app.example/connected'],
    ['https://app.example/connected?state=7', 'https://app.example/connected?state=7'],
    ['https://app.example/connected#old', 'https://app.example/connected'],
    ['HTTPS://APP.example:443/connected', 'https://app.example/connected'],
    ['http://localhost:3000/done', 'http://localhost:3000/done'],
  ])('%s is accepted', (given, accepted) => {
    expect(parseReturnUrl(given, { returnUrls })?.href).toBe(accepted)
  })

  it.each([
    ['https://app.example/'],
    ['https://app.example/connected/'],
    ['https://app.example/connected/more'],
    ['https://app.example/Connected'],
    ['https://app.example/%63onnected'],
    ['https://app.example.evil.example/connected'],
    ['https://evil.example/https://app.example/connected'],
    ['https://app.example@evil.example/connected'],
    ['https://user@app.example/connected'],
    ['https://app.example:8443/connected'],
    ['http://app.example/connected'],
    ['//app.example/connected'],
    ['/connected'],
    ['javascript:alert(1)//app.example/connected'],
    ['data:text/html,https://app.example/connected'],
    [''],
  ])('%s is refused', (given) => {
    expect(parseReturnUrl(given, { returnUrls })).toBeNull()
  })

  it('is refused without a list', () => {
    expect(parseReturnUrl('https://app.example/connected', {})).toBeNull()
  })
})

/** The address after these messages. */
function addressAfter(messages: readonly HostMessage[], pinned: string | null = 'https://app.example') {
  const replace = vi.fn()
  const page = { location: { replace } } as unknown as Window
  const host = { ...fakeHost().host, pin: () => pinned }
  const listener = createReturn(new URL('https://app.example/connected?state=7'), host, page)
  for (const message of messages) {
    expect(replace).not.toHaveBeenCalled()
    listener({ kind: 'message', message, post: { body: { action: '', v: 1, id: '' }, target: '*' }, session: null })
  }
  return String(replace.mock.calls[0]?.[0])
}

const close = { message: 'close' } as const
const success = { message: 'success', result: { public_token: 'p/1', job_guid: 'j' } } as const

describe('the fragment', () => {
  it.each<[string, HostMessage[], string]>([
    ['of a result', [success, close], 'status=success&public_token=p%2F1&job_guid=j'],
    [
      'of an upload with answers',
      [{ message: 'success', result: { data: { a: 1 } }, answers: { housing: { own: true } } }, close],
      'status=success&data=%7B%22a%22%3A1%7D&answers=%7B%22housing%22%3A%7B%22own%22%3Atrue%7D%7D',
    ],
    [
      'of an upload whose data is too long for an address',
      [{ message: 'success', result: { job_guid: 'j', data: { a: '…'.repeat(50_000) } } }, close],
      'status=success&job_guid=j',
    ],
    [
      'of a token that is too long for an address',
      [{ message: 'success', result: { public_token: 'p'.repeat(50_001), job_guid: 'j' } }, close],
      'status=success&job_guid=j',
    ],
    [
      'of a result after an error',
      [{ message: 'error', reason: 'Error' }, success, close],
      'status=success&public_token=p%2F1&job_guid=j',
    ],
    [
      'of a result before an error',
      [success, { message: 'error', reason: 'Error' }, close],
      'status=success&public_token=p%2F1&job_guid=j',
    ],
    ['of an exit', [close], 'status=exit'],
    [
      'of an exit after errors',
      [{ message: 'error', reason: 'InvalidCredentials' }, { message: 'error', reason: 'Timeout' }, close],
      'status=exit&reason=Timeout',
    ],
  ])('%s', (_, messages, fragment) => {
    expect(addressAfter(messages)).toBe(`https://app.example/connected?state=7#${fragment}`)
  })

  it('has no result if client info does not allow the origin', () => {
    expect(addressAfter([success, close], null)).toBe(
      'https://app.example/connected?state=7#status=exit&reason=OriginUnverified',
    )
  })
})
