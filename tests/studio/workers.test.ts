/** Workers that judge the texts: one is ended where it would take too long, and replaced when there is work again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import type { CheckAnswer, CheckRequest } from '../../src/studio/workers/protocol.ts'
import type { ResultsRequest } from '../../src/studio/workers/results-protocol.ts'
import { runChecks } from '../../src/studio/workers/run-checks.ts'
import { runResults } from '../../src/studio/workers/run-results.ts'
import { runWorker } from '../../src/studio/workers/run-worker.ts'
import { specification } from '../support/specification.ts'

/** Answers when the test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  readonly asked: unknown[] = []
  isEnded = false

  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: unknown) {
    this.asked.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

const worker = (index: number) => FakeWorker.all[index] as FakeWorker

beforeEach(() => {
  FakeWorker.all = []
  // No list is open.
  vi.stubGlobal('CSS', { supports: () => false })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Answer {
  version: number
  isLast: boolean
  isOnOthers?: boolean
}

function run() {
  const received: Answer[] = []
  const failed: number[] = []
  const running = runWorker<{ version: number }, Answer>({
    create: () => new FakeWorker() as unknown as Worker,
    isLast: ({ isLast }) => isLast,
    graceMs: ({ isOnOthers }) => (isOnOthers ? 200 : 1000),
    receive: (answer) => received.push(answer),
    fail: ({ version }) => failed.push(version),
  })
  return { ...running, received, failed }
}

describe('a worker', () => {
  it('is started by the first request, and takes the next ones', () => {
    const { ask, received } = run()
    expect(FakeWorker.all).toEqual([])
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: true })
    ask({ version: 2 })
    worker(0).answer({ version: 2, isLast: true })
    expect(worker(0).asked).toEqual([{ version: 1 }, { version: 2 }])
    expect(received.map(({ version }) => version)).toEqual([1, 2])
    expect(FakeWorker.all).toHaveLength(1)
  })

  it('that is overtaken for a second is replaced, and the other one gets the newer request', () => {
    const { ask, received } = run()
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: false })
    ask({ version: 2 })
    ask({ version: 3 })
    vi.advanceTimersByTime(999)
    expect(worker(0).isEnded).toBe(false)
    vi.advanceTimersByTime(1)
    expect(worker(0).isEnded).toBe(true)
    expect(worker(1).asked).toEqual([{ version: 3 }])
    worker(0).answer({ version: 1, isLast: true })
    expect(received).toEqual([{ version: 1, isLast: false }])
  })

  it('that begins with older work after it was asked for newer is replaced, too', () => {
    const { ask } = run()
    ask({ version: 1 })
    ask({ version: 2 })
    vi.advanceTimersByTime(60_000)
    expect(FakeWorker.all).toHaveLength(1)
    worker(0).answer({ version: 1, isLast: false })
    vi.advanceTimersByTime(1000)
    expect(worker(1).asked).toEqual([{ version: 2 }])
  })

  it('that is at other flows than the one in front waits for less', () => {
    const { ask } = run()
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: false, isOnOthers: true })
    ask({ version: 2 })
    vi.advanceTimersByTime(200)
    expect(worker(1).asked).toEqual([{ version: 2 }])
  })

  it.each([
    ['has ended the older work', { version: 1, isLast: true }],
    ['has begun with the newer', { version: 2, isLast: false }],
  ])('that %s in time stays', (_, answer) => {
    const { ask } = run()
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: false })
    ask({ version: 2 })
    worker(0).answer(answer)
    vi.advanceTimersByTime(60_000)
    expect(worker(0).isEnded).toBe(false)
    expect(FakeWorker.all).toHaveLength(1)
  })

  it('that was ended reports nothing more; the next request starts another one', () => {
    const { ask, end, received, failed } = run()
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: false })
    ask({ version: 2 })
    end()
    expect(worker(0).isEnded).toBe(true)
    worker(0).answer({ version: 2, isLast: true })
    worker(0).fail()
    vi.advanceTimersByTime(60_000)
    expect(FakeWorker.all).toHaveLength(1)
    expect([received.length, failed.length]).toEqual([1, 0])
    ask({ version: 3 })
    expect(worker(1).asked).toEqual([{ version: 3 }])
  })

  it('that throws is ended, and what was asked last has failed', () => {
    const { ask, failed } = run()
    ask({ version: 1 })
    worker(0).answer({ version: 1, isLast: false })
    ask({ version: 2 })
    worker(0).fail()
    expect(failed).toEqual([2])
    expect(worker(0).isEnded).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(FakeWorker.all).toHaveLength(1)
    ask({ version: 3 })
    expect(worker(1).asked).toEqual([{ version: 3 }])
  })
})

describe('the checks', () => {
  const { text } = specification.flow
  const files = { flows: [{ file: 'flows/connect.flow.json', text }] }
  const edit = (studio: Studio, ms: number) => studio.apply((current) => changeSetting(current, 'loadedDelayMs', ms))
  const extents = (index: number) => worker(index).asked.map((request) => (request as CheckRequest).extent)
  const stateOf = ({ store }: Studio) => store.getState().checks.state

  function start() {
    vi.stubGlobal('Worker', FakeWorker)
    const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
    const stop = runChecks(studio)
    return { studio, stop }
  }

  const answer = (index: number, extent: CheckAnswer['extent']) => {
    const { version } = worker(index).asked.at(-1) as CheckRequest
    worker(index).answer({ version, findings: [], extent } satisfies CheckAnswer)
  }

  it('that the user stops go on with names and shapes, until the user asks for everything', () => {
    const { studio, stop } = start()
    answer(0, 'names')
    studio.stop()
    expect(worker(0).isEnded).toBe(true)
    answer(1, 'names')
    edit(studio, 700)
    answer(1, 'names')
    expect(extents(1)).toEqual(['names', 'names'])
    expect(stateOf(studio)).toBe('stopped')
    studio.checkAgain()
    expect(extents(1)).toEqual(['names', 'names', 'everything'])
    expect(stateOf(studio)).toBe('checking')
    answer(1, 'everything')
    expect(stateOf(studio)).toBe('checked')
    stop()
    expect(worker(1).isEnded).toBe(true)
    edit(studio, 800)
    expect(FakeWorker.all).toHaveLength(2)
  })

  it('whose worker throws go on with names and shapes; the next edit is checked as a whole', () => {
    const { studio } = start()
    worker(0).fail()
    expect(stateOf(studio)).toBe('failed')
    expect(extents(1)).toEqual(['names'])
    worker(1).fail()
    expect(FakeWorker.all).toHaveLength(2)
    edit(studio, 700)
    expect(extents(2)).toEqual(['everything'])
    expect(stateOf(studio)).toBe('checking')
  })

  it('that answer what was asked before the user asked again do not count as the answer', () => {
    const { studio } = start()
    const [{ version }] = worker(0).asked as [CheckRequest]
    studio.checkAgain()
    worker(0).answer({ version, findings: [], extent: 'everything' } satisfies CheckAnswer)
    expect(stateOf(studio)).toBe('checking')
    answer(0, 'everything')
    expect(stateOf(studio)).toBe('checked')
  })

  it('of the flow in front are a verdict on it, and those of all flows on everything', () => {
    const { studio } = start()
    answer(0, 'names')
    expect(stateOf(studio)).toBe('checking')
    answer(0, 'front')
    expect(stateOf(studio)).toBe('front-checked')
    edit(studio, 700)
    expect(stateOf(studio)).toBe('checking')
    answer(0, 'front')
    answer(0, 'everything')
    expect(stateOf(studio)).toBe('checked')
  })

  it('leave results of an older text to compare with aside', () => {
    vi.stubGlobal('Worker', FakeWorker)
    const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
    runResults(studio)
    expect(FakeWorker.all).toEqual([])
    // They wait for the first answer of the checks.
    studio.setChecks({ findings: [] })
    const [{ version }] = worker(0).asked as [ResultsRequest]
    studio.rebase('flows/connect.flow.json', text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600'))
    worker(0).answer({ version, kind: 'tests', rows: [] })
    worker(0).answer({ version, kind: 'effects', effects: null, extent: 'everything' })
    expect(studio.store.getState().results).toMatchObject({ tests: null, state: 'working' })
  })
})
