/** Two flows side by side: what every part of the comparison works with. */
import { mostStates } from '../analysis/index.ts'
import { type InputSet, type Walk, walk } from '../engine/index.ts'
import { behaviourOf, type CompiledFlow, compile, defined, isSameJson, type Values } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'
import { type CommonInputs, commonInputs } from './common-inputs.ts'
import { type FlowPair, flowPairs } from './flow-pairs.ts'
import { findRenames, type Renames } from './renames.ts'
import type { Version } from './version.ts'

export interface Side {
  flow: CompiledFlow
  /** Made when it is asked for. Throws where the flow has too many states to be walked, or no step to start with. */
  readonly walk: Walk
}

export interface Comparison {
  tests: { old: FlowTests | null; now: FlowTests | null }
  old: Side
  now: Side
  /** As clients get them. */
  pairs: readonly FlowPair[]
  renames: Renames
  inputs: CommonInputs
  /** Every combination of inputs that both flows allow. */
  all: InputSet
  /** Sessions go the same ways in both: the flows differ in nothing but settings and what they say. */
  isSameBehaviour: boolean
}

export function compareFlows(before: Version, after: Version): Comparison {
  const [old, now] = [before.flow, after.flow]
  const renames = findRenames(old.definition, now.definition)
  const inputs = commonInputs(before, after, renames.inputs)
  const oldWithSettings = oldSide(old, now.settings, inputs.old)
  return {
    tests: { old: before.tests, now: after.tests },
    old: oldWithSettings,
    now: sideOf(now, inputs.now),
    pairs: flowPairs(old, now, inputs),
    renames,
    inputs,
    all: (1n << BigInt(inputs.now.length)) - 1n,
    isSameBehaviour: behaviourOf(oldWithSettings.flow.definition) === behaviourOf(now.definition),
  }
}

function sideOf(flow: CompiledFlow, inputs: readonly Values[]): Side {
  let walked: Walk | null = null
  return {
    flow,
    get walk() {
      walked ??= walk(flow, { inputs, limit: mostStates })
      return walked
    },
  }
}

/** The last by flow: an old flow is compared with each edit of the new one, and with each of its variants. */
const oldSides = new WeakMap<
  CompiledFlow,
  { settings: CompiledFlow['settings']; inputs: readonly Values[]; side: Side }
>()

function oldSide(old: CompiledFlow, settings: CompiledFlow['settings'], inputs: readonly Values[]): Side {
  const known = oldSides.get(old)
  if (known && known.inputs === inputs && isSameJson(known.settings, settings)) return known.side
  const side = sideOf(withSettings(old, settings), inputs)
  oldSides.set(old, { settings, inputs, side })
  return side
}

/** The old flow with the new settings: a changed setting is reported once, not with every event that uses it. */
function withSettings(old: CompiledFlow, settings: CompiledFlow['settings']): CompiledFlow {
  if (isSameJson(old.settings, settings)) return old
  return defined(compile({ ...old.definition, settings }).flow, 'flow with other settings')
}
