import { describe, expect, it } from 'vitest'
import { allInputs, type ReachableState, start, transition, type Walk, walk } from '../../src/engine/index.ts'
import { compiled, connectDefinition, connectFlow, edit, edited, inputsWith } from '../support/connect-flow.ts'
import { at, drive, select } from './support/drive.ts'

const everyMethod = { allowDocumentUpload: true, showAddSource: true, accountSelectMode: 'Single' }
const few = [inputsWith(), inputsWith(everyMethod), inputsWith({ mode: 'Refresh' })]

/** The number of events from a start to each state, by an independent search. */
function distances({ states, starts }: Walk): (number | undefined)[] {
  const found = new Map(starts.map(({ to }) => [to, 0]))
  for (const [from, distance] of found) for (const { to } of from.edges) if (!found.has(to)) found.set(to, distance + 1)
  return states.map((state) => found.get(state))
}

function stateAt({ find }: Walk, place: string): ReachableState {
  const found = find(place)
  if (!found) throw new Error(`No client reaches '${place}'.`)
  return found
}

describe('walk', () => {
  const walked = walk(connectFlow, { inputs: few })

  it('reaches every place of the flow', () => {
    const places = new Set(walked.states.map(({ place }) => place))
    expect([...places].sort()).toEqual(Object.keys(connectFlow.places).sort())
  })

  it('gives traces that lead to their state when they are replayed', () => {
    for (const reached of walked.states) {
      const { state } = reached
      const { inputs, events } = walked.trace(reached)
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
      const lengths = alone.states.map((state) => alone.trace(state).events.length)
      expect(lengths).toEqual(distances(alone))
    }
  })

  it('tells states apart by whether any step of a `without` was passed, not by which', () => {
    const steps = ['enterCredentials', 'uploadInvoices']
    const together = walk(connectFlow, { inputs: few, observed: { without: steps } })
    const apart = walk(connectFlow, { inputs: few, observed: steps.map((without) => ({ without })) })
    const clientsWhere = ({ states }: Walk) => {
      const found = new Map<string, bigint>()
      for (const { place, state, inputs } of states) {
        const key = `${place} ${state.trail.some((step) => steps.includes(step))}`
        found.set(key, (found.get(key) ?? 0n) | inputs)
      }
      return found
    }
    expect(clientsWhere(together)).toEqual(clientsWhere(apart))
    expect(together.states.length).toBeGreaterThan(walked.states.length)
    expect(together.states.length).toBeLessThan(apart.states.length)
  })

  it('finds the same states for all inputs at once as for each alone', () => {
    const found = walked.space.combinations.map((inputs, index) => {
      const bit = 1n << BigInt(index)
      const together = walked.states.filter((entry) => (entry.inputs & bit) !== 0n).map(({ place }) => place)
      const alone = walk(connectFlow, { inputs: [inputs] }).states.map(({ place }) => place)
      return [together.sort(), alone.sort()]
    })
    for (const [together, alone] of found) expect(together).toEqual(alone)
  })

  it('gives a trace for given inputs', () => {
    const uploads = ({ inputs: set }: ReachableState) =>
      walked.space.filter(set, (each) => each['allowDocumentUpload'] === true)
    const reached = walked.states.find(
      (entry) => entry.place === 'enterCredentials.polling' && uploads(entry) !== 0n,
    ) as ReachableState
    const { inputs, events } = walked.trace(reached, uploads(reached))
    expect(inputs).toMatchObject({ allowDocumentUpload: true })
    expect(events.map(({ type }) => type)).toContain('METHOD_CREDENTIALS')
  })

  it.each([
    ['consent', 0],
    ['selectSource', 1],
    ['enterCredentials.polling', 0],
    ['success', 1],
    ['addSource.thankyou', 6],
  ])('finds %s %i events from a start', (place, length) => {
    expect(walked.trace(stateAt(walked, place)).events.length).toBe(length)
  })

  it('finds no state of an unreachable place', () => {
    expect(walked.find('nowhere')).toBeUndefined()
  })

  it('connects each state to its predecessors and successors', () => {
    for (const state of walked.states) {
      for (const edge of state.edges) {
        expect(edge.from === state && edge.to.incoming.includes(edge)).toBe(true)
        expect(edge.when & ~state.inputs).toBe(0n)
      }
      for (const edge of state.incoming) expect(edge.to === state && edge.from.edges.includes(edge)).toBe(true)
    }
  })

  it('merges states that differ only in data that no condition reads', () => {
    const named = compiled(edited({ '/conditions/named': { '!=': [{ var: 'data.website' }, null] } }))
    expect(walk(named, { inputs: few }).states.length).toBeGreaterThan(walked.states.length)
  })

  it('distinguishes states by data that comes from an input', () => {
    const given = compiled(edited({ '/data/website/init': '$in.source' }))
    expect(walk(given, { inputs: few }).states.length).toBeGreaterThan(walked.states.length)
  })

  it('prefers the client that differs least from the defaults', () => {
    const everybody = walk(connectFlow)
    const { space, trace } = everybody
    expect(space.first(space.all)).toEqual(inputsWith())
    expect(trace(stateAt(everybody, 'addSource.website')).inputs).toEqual(
      inputsWith({ showConsent: false, showAddSource: true }),
    )
  })

  it('throws if there are too many states', () => {
    expect(() => walk(connectFlow, { inputs: few, limit: 100 })).toThrow(
      expect.objectContaining({ code: 'too-many-states' }),
    )
  })

  it('tries every code that a condition names, also for polls', () => {
    const onError = [{ if: 'wrongCredentials', to: 'addSource' }, { to: 'errorSubmitEmail' }]
    const polled = compiled(edited({ '/steps/enterCredentials/poll/onError': onError }))
    const refreshed = walk(polled, { inputs: [inputsWith({ mode: 'Refresh' })] })
    expect(refreshed.trace(stateAt(refreshed, 'addSource.website')).events).toEqual([
      { type: '@pollFailed', run: 1, code: 'INVALID_CREDENTIALS', failure: 'refused' },
    ])
  })
})

describe('allInputs', () => {
  it('are all combinations', () => {
    expect(allInputs(connectFlow)).toHaveLength(4 * 3 * 2 ** 5 * 2 * 2 * 2)
  })
})

describe('one edit of the definition', () => {
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
    const trail = (flow: typeof moved) =>
      stateAt(walk(flow, { inputs: [inputsWith(upload)] }), 'uploadInvoices').state.trail
    expect([trail(connectFlow), trail(moved)]).toEqual([
      ['consent', 'chooseConnectionMethod', 'selectSource', 'uploadInvoices'],
      ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices'],
    ])
  })

  it('toggles a step', () => {
    expect(at(drive(upload, ['NEXT'], without).state, without)).toBe('selectSource')
    expect(at(drive(upload, ['NEXT', 'BACK'], without).state, without)).toBe('consent')
    expect(walk(without, { inputs: [inputsWith(upload)] }).find('chooseConnectionMethod')).toBeUndefined()
  })
})
