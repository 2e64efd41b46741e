import { describe, expect, it } from 'vitest'
import { allInputs, type ReachableState, start, transition, type Walk, walk } from '../../src/engine/index.ts'
import { compiled, connectDefinition, connectFlow, edit, edited, inputsWith } from '../support/connect-flow.ts'
import { at, drive, select } from './support/drive.ts'

const everyMethod = { allowDocumentUpload: true, showAddSource: true, accountSelectMode: 'Single' }
const few = [inputsWith(), inputsWith(everyMethod), inputsWith({ mode: 'Refresh' })]

/** Steps from a start to each entry, by a search of our own over the walk's edges. */
function distances({ states: reached, edges, trace }: Walk): number[] {
  const starts = reached.map((_, index) => trace(index).events.length === 0)
  const found = starts.map((isStart) => (isStart ? 0 : Number.POSITIVE_INFINITY))
  const queue = found.flatMap((distance, index) => (distance === 0 ? [index] : []))
  for (const index of queue) {
    for (const { to } of edges[index] ?? []) {
      if (found[to] !== Number.POSITIVE_INFINITY) continue
      found[to] = (found[index] ?? 0) + 1
      queue.push(to)
    }
  }
  return found
}

describe('walk', () => {
  const walked = walk(connectFlow, { inputs: few })

  it('reaches every place of the flow', () => {
    const places = new Set(walked.states.map(({ place }) => place))
    expect([...places].sort()).toEqual(Object.keys(connectFlow.places).sort())
  })

  it('gives traces that replay to the state they claim', () => {
    for (const [index, { state }] of walked.states.entries()) {
      const { inputs, events } = walked.trace(index)
      const replayed = events.reduce(
        (at, event) => transition(connectFlow, at, event).state,
        start(connectFlow, inputs).state,
      )
      const { at, overlay, pending, delayed, closed, data } = state
      expect(replayed).toMatchObject({ at, overlay, pending, delayed, closed, data: { problem: data['problem'] } })
    }
  })

  it('gives shortest traces', () => {
    for (const inputs of few) {
      const alone = walk(connectFlow, { inputs: [inputs] })
      const lengths = alone.states.map((_, index) => alone.trace(index).events.length)
      expect(lengths).toEqual(distances(alone))
    }
  })

  it('finds for all inputs at once what it finds for each', () => {
    const places = walked.space.combinations.map((inputs, index) => {
      const bit = 1n << BigInt(index)
      const together = walked.states.filter((entry) => (entry.inputs & bit) !== 0n).map(({ place }) => place)
      const alone = walk(connectFlow, { inputs: [inputs] }).states.map(({ place }) => place)
      return [together.sort(), alone.sort()]
    })
    for (const [together, alone] of places) expect(together).toEqual(alone)
  })

  it('gives a way for the inputs asked about', () => {
    const uploads = ({ inputs: set }: ReachableState) =>
      walked.space.filter(set, (each) => each['allowDocumentUpload'] === true)
    const index = walked.states.findIndex(
      (entry) => entry.place === 'enterCredentials.polling' && uploads(entry) !== 0n,
    )
    const upload = uploads(walked.states[index] as ReachableState)
    const { inputs, events } = walked.trace(index, upload)
    expect(inputs).toMatchObject({ allowDocumentUpload: true })
    expect(events.map(({ type }) => type)).toContain('METHOD_CREDENTIALS')
  })

  it.each([
    ['consent', 0],
    ['selectSource', 1],
    ['enterCredentials.polling', 0],
    ['success', 1],
    ['addSource.thankyou', 6],
    ['nowhere', -1],
  ])('finds %s %i events from a start', (place, length) => {
    const index = walked.find(place)
    expect(index === -1 ? -1 : walked.trace(index).events.length).toBe(length)
  })

  it('counts states once that differ in what no condition looks at', () => {
    const named = compiled(edited({ '/conditions/told': { '!=': [{ var: 'data.website' }, null] } }))
    expect(walk(named, { inputs: few }).states.length).toBeGreaterThan(walked.states.length)
  })

  it('counts states apart that differ in what an input gave', () => {
    const given = compiled(edited({ '/data/website/init': '$in.source' }))
    expect(walk(given, { inputs: few }).states.length).toBeGreaterThan(walked.states.length)
  })

  it('shows the client that differs least from the usual one', () => {
    const { space, find, trace } = walk(connectFlow)
    expect(space.first(space.all)).toEqual(inputsWith())
    expect(trace(find('addSource.website')).inputs).toEqual(inputsWith({ showConsent: false, showAddSource: true }))
  })

  it('says when there are too many states', () => {
    expect(() => walk(connectFlow, { inputs: few, limit: 100 })).toThrow('walk: more than 100 states')
  })

  it('tries the codes that any condition asks for, for polls too', () => {
    const onError = [{ if: 'wrongCredentials', to: 'addSource' }, { to: 'errorSubmitEmail' }]
    const polled = compiled(edited({ '/steps/enterCredentials/poll/onError': onError }))
    const refreshed = walk(polled, { inputs: [inputsWith({ mode: 'Refresh' })] })
    expect(refreshed.trace(refreshed.find('addSource.website')).events).toEqual([
      { type: '@pollFailed', run: 1, code: 'INVALID_CREDENTIALS' },
    ])
  })
})

describe('allInputs', () => {
  it('are all combinations that the assumptions allow', () => {
    const all = allInputs(connectFlow)
    expect(all).toHaveLength(4 * 3 * 2 ** 5 * 2 * 2 - 2 * 3 * 2 ** 5 * 2)
    expect(all.filter(({ mode, source }) => mode === 'UpdateCredentials' && source === null)).toEqual([])
  })
})

describe('one edit of the definition, and nothing else', () => {
  const path = ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices', 'enterCredentials', 'success']
  const moved = compiled(edit(connectDefinition(), '/path', path))
  const without = compiled(edited({ '/steps/chooseConnectionMethod/enabled': false }))
  const upload = { allowDocumentUpload: true }

  it('moves a step', () => {
    const visited = [['NEXT'], ['NEXT', select], ['NEXT', select, 'METHOD_UPLOAD_INVOICES']] as const
    expect(visited.map((moves) => at(drive(upload, moves, moved).state, moved))).toEqual([
      'selectSource',
      'chooseConnectionMethod',
      'uploadInvoices',
    ])
    expect(at(drive(upload, ['NEXT', select, 'BACK'], moved).state, moved)).toBe('selectSource')
    const trail = (flow: typeof moved) => {
      const found = walk(flow, { inputs: [inputsWith(upload)] })
      return found.states[found.find('uploadInvoices')]?.state.trail
    }
    expect([trail(connectFlow), trail(moved)]).toEqual([
      ['consent', 'chooseConnectionMethod', 'selectSource', 'uploadInvoices'],
      ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices'],
    ])
  })

  it('toggles a step', () => {
    expect(at(drive(upload, ['NEXT'], without).state, without)).toBe('selectSource')
    expect(at(drive(upload, ['NEXT', 'BACK'], without).state, without)).toBe('consent')
    expect(walk(without, { inputs: [inputsWith(upload)] }).find('chooseConnectionMethod')).toBe(-1)
  })
})
