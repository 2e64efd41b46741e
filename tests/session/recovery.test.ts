/** Every row of docs/recovery.md, with the real session and the real client against a server that fails. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RecoveryRow, recoveryTable } from '../../scripts/recovery-table.ts'
import { defined } from '../../src/flow/index.ts'
import type { FailureName } from '../../src/generated/flow.types.ts'
import { calls } from '../../src/lint/rules/parts/facts.ts'
import { refusalCodes } from '../../src/session/failure.ts'
import { type HostileApi, startHostileApi } from '../hostile/support/api-server.ts'
import * as make from '../hostile/support/behaviours.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { openHttpSession } from './support/http-session.ts'
import { apiCalls, places } from './support/recovery-places.ts'

const behaviours: Readonly<Record<FailureName, (code: string | null) => make.Behaviour>> = {
  refused: (code) => make.status(400, { error_code: code }),
  expired: (code) => make.status(401, { error_code: code }),
  limited: (code) => make.status(429, { error_code: code }),
  unavailable: (code) => make.status(503, { error_code: code }),
  offline: () => make.reset,
  'invalid-response': () => make.text('<h1>Welcome</h1>', 'text/html'),
  timeout: (code) => make.status(408, { error_code: code }),
}

/**
 * Only a response has a code, and some codes are `refused` with every 4xx. Only a call that has a response can have an
 * unreadable one.
 */
function canHappen({ kind, effect, failure, code }: RecoveryRow): boolean {
  const isSilent = failure === 'offline' || failure === 'invalid-response'
  if (code !== null && isSilent) return false
  const isKnown = failure === 'refused' || failure === 'unavailable'
  if (code !== null && refusalCodes.includes(code) && !isKnown) return false
  // Node has no XMLHttpRequest: tests/api and tests/hostile try these with uploads.
  if (effect === 'upload') return !isSilent
  return failure !== 'invalid-response' || kind !== 'call' || calls[effect as keyof typeof calls].answers
}

/** A read is repeated up to 3 times where that can help. */
const triesOf = ({ kind, failure }: RecoveryRow) =>
  kind === 'call' || ['refused', 'expired', 'invalid-response'].includes(failure) ? 1 : 4

let server: HostileApi
beforeAll(async () => {
  server = await startHostileApi()
})
afterAll(() => server.close())
afterEach(() => {
  server.reset()
  vi.unstubAllGlobals()
})

/** Opens a session in the place; a read or a poll of the row fails there. */
async function reach(row: RecoveryRow, failing: make.Behaviour) {
  const { inputs, status, events } = defined(places[row.place], `way to ${row.place}`)
  const call = apiCalls[row.effect]
  server.state.status = status ?? 'Connecting'
  if (row.kind === 'read') server.on(call, failing)
  if (row.kind === 'poll') server.on(call, ...(status ? [make.valid] : []), failing)
  const test = openHttpSession(server, inputs)
  if (row.kind === 'call' && status) {
    await test.until(() => test.state().polling === null && test.state().delayed === null)
    server.on(call, failing)
  }
  await test.send(events)
  return test
}

const rows = recoveryTable(connectFlow).filter(canHappen)

describe.each([...new Set(rows.map(({ place }) => place))])('at %s', (place) => {
  const here = rows.filter((row) => row.place === place).map((row) => [row.effect, row.failure, row.code, row] as const)

  it.each(here)('%s fails (%s, %s)', async (effect, failure, code, row) => {
    const failing = behaviours[failure](code)
    if (failure === 'offline') vi.stubGlobal('navigator', { onLine: false })
    const test = await reach(row, failing)
    const call = apiCalls[effect]
    const before = row.kind === 'poll' && places[place]?.status ? 1 : 0
    if (row.kind === 'call') {
      server.on(call, failing)
      await test.send([defined(places[place]?.sends?.[effect as keyof object], `event that makes ${effect}`)])
    }
    await test.until(() => server.count(call) === before + triesOf(row) && test.state().pending === null)
    const { state, session } = test
    expect(test.place()).toBe(row.to)
    expect(server.count(call)).toBe(before + triesOf(row))
    if (row.to === 'closed') return expect(test.messages).toEqual([{ message: 'close' }])
    expect(state().data['problem']).toBe(row.problem)
    expect(test.messages.map((each) => (each.message === 'error' ? `error ${each.reason}` : each))).toEqual(row.tells)
    const isTold = row.kind !== 'read' || row.tells.length > 0 || row.to !== place
    if (isTold) expect(session.store.getState().failure).toBe(failure)
    session.dispose()
  })
})

it.each([
  ['a reset connection', make.reset],
  ['a connection that ends too early', make.cutOff],
  ['a redirect to another origin', make.redirect('http://evil.localhost:9/steal')],
])('%s: the service is not available', async (_, failing) => {
  const row = rows.find(({ effect, failure }) => effect === 'answerMfa' && failure === 'unavailable') as RecoveryRow
  const test = await reach(row, failing)
  await test.send([{ type: 'SUBMIT_ANSWER', answer: '1' }])
  expect(test.session.store.getState().failure).toBe('unavailable')
  expect([test.place(), server.count('mfaAnswer')]).toEqual([row.to, 1])
})
