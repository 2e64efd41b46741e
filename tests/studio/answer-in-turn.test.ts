/** A worker that answers piece by piece: the long pieces wait for quiet, and what is outdated is not worked on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerInTurn } from '../../src/studio/workers/answer-in-turn.ts'

interface Request {
  version: number
}

const posted: object[] = []
let ask: (request: Request) => void

beforeEach(() => {
  vi.useFakeTimers()
  posted.length = 0
  vi.stubGlobal('self', {
    postMessage: (answer: object) => posted.push(answer),
    addEventListener: (_: string, listen: (event: { data: Request }) => void) => {
      ask = (data) => listen({ data })
    },
  })
  answerInTurn<Request, { piece: string }>(function* () {
    yield { piece: 'names' }
    yield null
    yield { piece: 'rules' }
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('answers with the first piece at once, and with the long ones when nothing was asked for 250 ms', () => {
  ask({ version: 1 })
  vi.advanceTimersByTime(249)
  expect(posted).toEqual([{ piece: 'names', version: 1 }])
  vi.advanceTimersByTime(20)
  expect(posted).toEqual([
    { piece: 'names', version: 1 },
    { piece: 'rules', version: 1 },
  ])
})

it('while somebody types, answers with the first piece of each version only', () => {
  for (const version of [1, 2, 3]) {
    ask({ version })
    vi.advanceTimersByTime(200)
  }
  expect(posted).toEqual([1, 2, 3].map((version) => ({ piece: 'names', version })))
  vi.advanceTimersByTime(260)
  expect(posted.slice(3)).toEqual([{ piece: 'rules', version: 3 }])
})
