/** Two flows side by side: what every part of the comparison works with. */

import { mostStates, traceInWords } from '../analysis/index.ts'
import { type InputSet, type ReachableState, type Trace, type Walk, walk } from '../engine/index.ts'
import { type CompiledFlow, compile } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { type CommonInputs, commonInputs, membersOf } from './common-inputs.ts'
import { type FlowPair, flowPairs } from './flow-pairs.ts'
import { findRenames, type Renames } from './renames.ts'
import type { Version } from './version.ts'

export interface Side {
  flow: CompiledFlow
  walk: Walk
}

export interface Compared {
  /** As they are written. */
  before: FlowDefinition
  after: FlowDefinition
  tests: { old: FlowTests | null; now: FlowTests | null }
  old: Side
  now: Side
  /** As clients get them. */
  pairs: readonly FlowPair[]
  renames: Renames
  inputs: CommonInputs
  /** Every combination of inputs that both flows allow. */
  all: InputSet
  /** A short way to one of these states, for a client as usual as can be, in words. */
  way: (side: Side, states: readonly ReachableState[], within: InputSet) => string[]
}

/** Throws where a flow has too many states to be walked, or nowhere to start. */
export function compareFlows(before: Version, after: Version): Compared {
  const [old, now] = [before.flow, after.flow]
  const renames = findRenames(old.definition, now.definition)
  const inputs = commonInputs(before, after, renames.inputs)
  const paced = retimed(old, now)
  return {
    tests: { old: before.tests, now: after.tests },
    before: old.definition,
    after: now.definition,
    old: { flow: paced, walk: walk(paced, { inputs: inputs.old, limit: mostStates }) },
    now: { flow: now, walk: walk(now, { inputs: inputs.now, limit: mostStates }) },
    pairs: flowPairs(old, now, inputs),
    renames,
    inputs,
    all: (1n << BigInt(inputs.now.length)) - 1n,
    way: (side, states, within) => traceInWords(shortest(side.walk, states, within, inputs)),
  }
}

/** The old flow with the new settings: a changed setting is reported once, not with every event that uses it. */
function retimed(old: CompiledFlow, now: CompiledFlow): CompiledFlow {
  const known: Readonly<Record<string, number>> = { ...now.settings }
  const settings = Object.fromEntries(Object.entries(old.settings).map(([name, value]) => [name, known[name] ?? value]))
  return compile({ ...old.definition, settings }).flow ?? old
}

/** Of so many clients, the most usual ones, the way is looked up. */
const mostAsked = 12

function shortest(walked: Walk, states: readonly ReachableState[], within: InputSet, { oddness }: CommonInputs): Trace {
  const ways = states.flatMap((state) => {
    const inputs = within & state.inputs
    const usual = membersOf(inputs).sort((a, b) => oddness(a) - oddness(b))
    return usual.slice(0, mostAsked).map((client) => ({ client, trace: walked.trace(state, 1n << BigInt(client)) }))
  })
  const effort = ({ client, trace }: (typeof ways)[number]) => trace.events.length * 2 + oddness(client)
  return ways.reduce((best, way) => (effort(way) < effort(best) ? way : best)).trace
}
