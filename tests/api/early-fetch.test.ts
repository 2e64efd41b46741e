import { describe, expect, it } from 'vitest'
import { createEarlyFetch } from '../../src/api/index.ts'

const url = 'https://api.example/link/info'
const request = { url, init: { method: 'POST', body: '{"link_token":"a"}' } }

/** A network that keeps what it is asked for, and answers with the number of the request. */
function network() {
  const asked: { url: string; init: RequestInit }[] = []
  const early = createEarlyFetch(async (to, init) => {
    asked.push({ url: to, init })
    return new Response(String(asked.length))
  })
  const fetchText = async (to: string, init: RequestInit) => (await early.fetch(to, init)).text()
  return { asked, early, fetchText }
}

describe('an early request', () => {
  it('is sent at once, and its response goes to the first equal request alone', async () => {
    const { asked, early, fetchText } = network()
    early.send(request)
    expect(asked).toHaveLength(1)
    expect(await fetchText(url, request.init)).toBe('1')
    expect(await fetchText(url, request.init)).toBe('2')
  })

  it.each([
    ['address', `${url}?x`, request.init],
    ['body', url, { method: 'POST', body: '{"link_token":"b"}' }],
  ])('is not taken for one with another %s', async (_, to, init) => {
    const { early, fetchText } = network()
    early.send(request)
    expect(await fetchText(to, init)).toBe('2')
  })

  it('is aborted by the signal of whoever takes it', () => {
    const { asked, early } = network()
    early.send(request)
    const controller = new AbortController()
    void early.fetch(url, { ...request.init, signal: controller.signal })
    expect(asked[0]?.init.signal?.aborted).toBe(false)
    controller.abort('left')
    expect(asked[0]?.init.signal?.reason).toBe('left')
  })

  it('is aborted at once by a signal that has been', () => {
    const { asked, early } = network()
    early.send(request)
    void early.fetch(url, { ...request.init, signal: AbortSignal.abort('late') })
    expect(asked[0]?.init.signal?.reason).toBe('late')
  })

  it('hands over its failure, which nobody else hears of', async () => {
    const failure = new TypeError('offline')
    const early = createEarlyFetch(() => Promise.reject(failure))
    early.send(request)
    await Promise.resolve()
    await expect(early.fetch(url, request.init)).rejects.toBe(failure)
  })
})
