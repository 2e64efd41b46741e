import { describe, expect, it, vi } from 'vitest'
import { ApiError, fetchDefinition } from '../../src/api/index.ts'
import { type Answer, neverEnds, sends, serve, serving } from './support/server.ts'

const { signal } = new AbortController()
const fetched = (answer: Answer, name = 'connect') =>
  serving(answer, async ({ url, received }) => {
    const outcome = await fetchDefinition(name, `${url}/widget/index.html`, signal).catch((error: unknown) => error)
    return { outcome, paths: received.map(({ path }) => path), methods: received.map(({ method }) => method) }
  })

describe('fetchDefinition', () => {
  it('reads the definition beside the widget, unchecked', async () => {
    expect(await fetched(sends(200, '{"any":["thing"]}'))).toEqual({
      outcome: { text: '{"any":["thing"]}', document: { any: ['thing'] } },
      paths: ['/widget/flows/connect.flow.json'],
      methods: ['GET'],
    })
  })

  it('reads no other address, whatever the name is', async () => {
    const { paths } = await fetched(sends(200, '{}'), '../../secret?x#y')
    expect(paths).toEqual(['/widget/flows/..%2F..%2Fsecret%3Fx%23y.flow.json'])
  })

  it.each<[string, Answer, object]>([
    ['404', sends(404, 'no'), { kind: 'http', status: 404 }],
    ['500', sends(500, '{}'), { kind: 'http', status: 500 }],
    ['HTML', sends(200, '<!doctype html>'), { kind: 'body', status: 200 }],
    [
      'a comma too many',
      sends(200, '{"name": "connect",}'),
      { kind: 'body', message: expect.stringContaining('JSON') },
    ],
    ['a cut connection', (response) => response.destroy(), { kind: 'network' }],
    [
      'a body cut short',
      (response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{', () => response.destroy())
      },
      { kind: 'network' },
    ],
  ])('%s is an API error', async (_, answer, failure) => {
    const { outcome } = await fetched(answer)
    expect(outcome).toBeInstanceOf(ApiError)
    expect(outcome).toMatchObject(failure)
  })

  it('ends the request when its page is left', async () => {
    const leaving = new AbortController()
    const { answer, isCut } = neverEnds(() => leaving.abort())
    await serving(answer, async ({ url }) => {
      await expect(fetchDefinition('connect', url, leaving.signal)).rejects.toMatchObject({ kind: 'network' })
      await vi.waitFor(() => expect(isCut()).toBe(true))
    })
  })

  it('is an API error if the connection is refused', async () => {
    const { url, close } = await serve(() => {})
    await close()
    await expect(fetchDefinition('connect', url, signal)).rejects.toMatchObject({ kind: 'network' })
  })
})
