import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { markChecked } from '../../src/flow/index.ts'
import { loadFlow } from '../../src/widget/flow-file.ts'
import { connectDefinition, edited } from '../support/connect-flow.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const checked = (definition: unknown) => markChecked(JSON.stringify(definition), digest)
const { signal } = new AbortController()
const load = (text: string) => loadFlow('connect', 'https://widget.test/', signal, async () => new Response(text))

/** A key that only the check of the shape refuses. */
const misshapen = edited({ '/steps/consent/colour': 'red' })
const refused = { flow: null, why: { problems: [{ code: 'unknown-key', pointer: '/steps/consent/colour' }] } }
const variant = (id: string) => ({ id, when: { '==': [{ var: 'in.mode' }, 'Normal'] }, merge: { version: 2 } })

describe('a flow as it was built', () => {
  it('is compiled', async () => {
    expect((await load(checked(connectDefinition()))).flow?.name).toBe('connect')
  })

  it('is not checked again', async () => {
    expect((await load(checked(misshapen))).flow?.name).toBe('connect')
  })

  it('is checked if it has variants, which may not fit together', async () => {
    const variants = [variant('one'), variant('two')]
    const text = checked(edited({ '/steps/consent/colour': 'red', '/variants': variants }))
    expect(await load(text)).toMatchObject(refused)
  })
})

it.each([
  ['is not marked', JSON.stringify(misshapen)],
  ['was edited after the build', checked(connectDefinition()).replace('"consent":{', '"consent":{"colour":"red",')],
  ['was formatted after the build', JSON.stringify(JSON.parse(checked(misshapen)), null, 2)],
  ['was checked against another shape', checked(misshapen).replace(/"checked":"\w/, '"checked":"-')],
])('a flow that %s is checked', async (_, text) => {
  expect(await load(text)).toMatchObject(refused)
})

describe('a flow that does not arrive', () => {
  const loadFrom = async (answers: readonly (() => Promise<Response>)[], leave = new AbortController()) => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    const send = vi.fn(() => answers[Math.min(send.mock.calls.length, answers.length) - 1]?.() as Promise<Response>)
    const loading = loadFlow('connect', 'https://widget.test/', leave.signal, send)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    return { loaded: await loading, requests: send.mock.calls.length }
  }
  const refused = (status: number) => async () => new Response('', { status })
  const reset = () => Promise.reject(new TypeError('reset'))
  const sound = async () => new Response(checked(connectDefinition()))

  it('is requested again as often as any other read', async () => {
    expect(await loadFrom([reset, refused(503), refused(429), sound])).toMatchObject({
      loaded: { flow: { name: 'connect' } },
      requests: 4,
    })
    expect(await loadFrom([reset])).toMatchObject({ loaded: { flow: null, why: { kind: 'network' } }, requests: 4 })
  })

  it.each([404, 403])('is not requested again after %i', async (status) => {
    expect((await loadFrom([refused(status), sound])).requests).toBe(1)
  })

  it('is not requested again once the user has left', async () => {
    const leave = new AbortController()
    const leaveAndReset = () => {
      leave.abort()
      return reset()
    }
    expect((await loadFrom([leaveAndReset], leave)).requests).toBe(1)
  })
})
