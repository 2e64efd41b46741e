/** The page in which engines and conditions are measured: it is the browser's JavaScript engine that runs them. */
import logic from 'json-logic-js'
import { placeOf, start, transition } from '../../../src/engine/index.ts'
import { compile, createConditionCompiler, defined, readInputs, type Scope } from '../../../src/flow/index.ts'
import type { Condition } from '../../../src/generated/flow.types.ts'
import definition from '../../specification/specification.flow.json'
import { type InProgress, lap, places } from './lap.ts'
import { reduce } from './reducer.ts'
import { startService } from './robot.ts'
import { firstSnapshot, next, startActor } from './xstate.ts'

/** Does something this many times and returns the milliseconds that this takes. */
type Candidate = (times: number) => number

interface Session {
  inProgress: () => InProgress
  send: (event: ReturnType<(typeof lap)[number]>) => void
  /** Its last part: the peers name a state of a step without the step. */
  place: () => string
}

function timed(times: number, run: () => void): number {
  const began = performance.now()
  for (let each = 0; each < times; each++) run()
  return performance.now() - began
}

/** The first lap gives the data their values, and shows that the session takes the way of the lap. */
function laps({ inProgress, send, place }: Session): Candidate {
  lap.forEach((event, index) => {
    send(event(inProgress()))
    const expected = places[index]?.split('.').at(-1)
    if (place() !== expected) throw new Error(`Event ${index} leads to ${place()} and not to ${expected}.`)
  })
  const run = () => {
    for (const event of lap) send(event(inProgress()))
  }
  return (times) => timed(times, run)
}

/** Coldest first: what the first session of a page waits for. */
const began = performance.now()
const flow = defined(compile(definition).flow, 'flow without problems')
const compiled = performance.now()
const inputs = { ...readInputs(flow, { client: {}, session: {}, split: {} }), allowDocumentUpload: true }
const first = start(flow, inputs).state
transition(flow, first, { type: 'NEXT' })
const cold = { compileMs: compiled - began, startMs: performance.now() - compiled }

function engine(): Session {
  let state = first
  return {
    inProgress: () => state,
    send: (event) => {
      state = transition(flow, state, event).state
    },
    place: () => placeOf(flow, state).state ?? state.at.step,
  }
}

function reducer(): Session {
  let state = first
  return {
    inProgress: () => state,
    send: (event) => {
      state = reduce(state, event).state
    },
    place: () => state.at.state ?? state.at.step,
  }
}

function robot(): Session {
  const service = startService()
  return { inProgress: () => service.context, send: service.send, place: () => service.machine.current }
}

const nameOf = (value: unknown) => JSON.stringify(value).replace(/^.*"([^"]+)"\W*$/, '$1')

function xstateSend(): Session {
  const actor = startActor()
  return {
    inProgress: () => actor.getSnapshot().context,
    send: (event) => actor.send(event),
    place: () => nameOf(actor.getSnapshot().value),
  }
}

function xstatePure(): Session {
  let snapshot = firstSnapshot()
  return {
    inProgress: () => snapshot.context,
    send: (event) => {
      snapshot = next(snapshot, event)
    },
    place: () => nameOf(snapshot.value),
  }
}

/** One condition of each kind that the flow has, without names: json-logic-js knows none. */
const condition: Condition = {
  and: [
    { or: [{ '==': [{ var: 'in.mode' }, 'Refresh'] }, { '!': { var: 'in.workUnderWay' } }] },
    { in: [{ var: 'data.problem' }, ['NeedsHelp', 'Expired']] },
    { '!=': [{ var: 'data.source' }, null] },
    { '==': [{ var: 'event.failure' }, 'refused'] },
  ],
}
const scope: Scope = {
  in: inputs,
  data: { ...first.data, problem: 'Expired', source: {} },
  event: { failure: 'refused' },
}
const test = createConditionCompiler({}, { in: flow.inputs, data: flow.data }, (problem) => {
  throw new Error(problem.code)
}).test(condition, '')
if (!test(scope) || logic.apply(condition, scope) !== true) throw new Error('The condition holds for both.')

const candidates = {
  engine: laps(engine()),
  reducer: laps(reducer()),
  robot3: laps(robot()),
  'XState send': laps(xstateSend()),
  'XState transition()': laps(xstatePure()),
  conditions: (times) => timed(times, () => test(scope)),
  'json-logic-js': (times) => timed(times, () => logic.apply(condition, scope)),
} satisfies Record<string, Candidate>

export type CandidateName = keyof typeof candidates

/** So long that the clock, which counts tenths of a millisecond, is exact enough, and so short that little interrupts it. */
const sliceMs = 4
const slicesOfRound = 8

/** How often a candidate runs in a slice. It warms up meanwhile. */
function timesInSlice(run: Candidate): number {
  let times = 10
  while (Math.min(run(times), run(times), run(times)) < sliceMs) times *= 2
  return times
}

/**
 * Nanoseconds of a lap or a condition, one for each round. A round measures all candidates in turns and keeps the best
 * slice of each.
 */
function measure(rounds: number): Record<CandidateName, number[]> {
  const all = Object.entries(candidates).map(([name, run]) => ({ name, run, times: timesInSlice(run) }))
  const found = Object.fromEntries(all.map(({ name }) => [name, [] as number[]])) as Record<CandidateName, number[]>
  for (let round = 0; round < rounds; round++) {
    const best = new Map<string, number>()
    for (let slice = 0; slice < slicesOfRound; slice++)
      for (const { name, run, times } of all)
        best.set(name, Math.min((run(times) / times) * 1e6, best.get(name) ?? Number.POSITIVE_INFINITY))
    for (const [name, ns] of best) found[name as CandidateName].push(ns)
  }
  return found
}

Object.assign(globalThis, { cold, measure })
