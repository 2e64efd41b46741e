import { describe, expect, it } from 'vitest'
import { ApiError, createApi } from '../../src/api/index.ts'
import { longestBody, textOf } from '../../src/api/text-of.ts'

const url = 'https://api.example/link/x'
const encode = (text: string) => new TextEncoder().encode(text)

/** A body of these parts, and whether the reader gave it up. */
function bodyOf(parts: Iterator<Uint8Array>) {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { value, done } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => {
      cancelled = true
    },
  })
  return { response: new Response(body), isCancelled: () => cancelled }
}

function* endless() {
  const megabyte = encode(' '.repeat(2 ** 20))
  for (;;) yield megabyte
}

describe('textOf', () => {
  it('joins the parts, also within a character', async () => {
    const bytes = encode('{"name":"Zoë ⚡"}')
    const { response } = bodyOf([...bytes].map((byte) => Uint8Array.of(byte)).values())
    expect(await textOf(response, url)).toBe('{"name":"Zoë ⚡"}')
  })

  it('is as Response.text() for no body, no bytes, a byte order mark and broken UTF-8', async () => {
    for (const body of [null, '', encode('\ufeff{}'), Uint8Array.of(0x22, 0xe2, 0x82)]) {
      expect(await textOf(new Response(body), url)).toBe(await new Response(body).text())
    }
  })

  it('is the text of a response in place of the own one of the browser', async () => {
    const replaced = { status: 200, text: () => Promise.resolve('{}') } as Response
    expect(await textOf(replaced, url)).toBe('{}')
    const long = { status: 200, text: () => Promise.resolve(' '.repeat(longestBody + 1)) } as Response
    await expect(textOf(long, url)).rejects.toMatchObject({ kind: 'body', status: 200 })
  })

  it('gives up a body that is too long', async () => {
    const { response, isCancelled } = bodyOf(endless())
    await expect(textOf(response, url)).rejects.toMatchObject({ kind: 'body', status: 200 })
    expect(isCancelled()).toBe(true)
  })

  it('reads one of half the length', async () => {
    const half = ' '.repeat(longestBody / 2)
    expect(await textOf(new Response(half), url)).toHaveLength(half.length)
  })
})

it('a call fails with kind body', async () => {
  const fetch = async () => bodyOf(endless()).response
  const called = createApi({ host: 'https://api.example', token: 't', fetch }).info({})
  const error = await called.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'body' })
})
