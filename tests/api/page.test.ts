import { expect, it, vi } from 'vitest'
import { isPageServed } from '../../src/api/index.ts'

it.each([
  [true, 200, () => Promise.resolve(new Response(null, { status: 200 }))],
  [false, 404, () => Promise.resolve(new Response(null, { status: 404 }))],
  [false, 'no response', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is %s for %s, and asks for no body', async (expected, _, answer) => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  expect(await isPageServed('/source')).toBe(expected)
  expect(send.mock.calls).toEqual([['/source', { method: 'HEAD' }]])
  send.mockRestore()
})
