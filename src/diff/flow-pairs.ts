/** The flows as clients get them, variants merged in: old and new side by side, and which clients get which pair. */
import type { InputSet } from '../engine/index.ts'
import { type CompiledFlow, defined, forInputs, type Values } from '../flow/index.ts'
import type { CommonInputs } from './common-inputs.ts'

export interface FlowPair {
  old: CompiledFlow
  now: CompiledFlow
  clients: InputSet
}

export function flowPairs(old: CompiledFlow, now: CompiledFlow, inputs: CommonInputs): FlowPair[] {
  const [oldFlow, nowFlow] = [createChooser(old), createChooser(now)]
  const pairs = new Map<string, FlowPair>()
  for (const [index, given] of inputs.now.entries()) {
    const [before, after] = [oldFlow(defined(inputs.old[index], 'same client')), nowFlow(given)]
    const key = `${before.variants} ${after.variants}`
    const pair = pairs.get(key) ?? { old: before.flow, now: after.flow, clients: 0n }
    pairs.set(key, { ...pair, clients: pair.clients | (1n << BigInt(index)) })
  }
  return [...pairs.values()]
}

/** Merged once for each set of variants that some client has. */
function createChooser(flow: CompiledFlow) {
  const merged = new Map<string, CompiledFlow>()
  return (inputs: Values) => {
    const variants = flow.variants.map(({ test }) => test({ in: inputs, data: {}, event: {} })).join()
    const chosen = merged.get(variants) ?? forInputs(flow, inputs)
    merged.set(variants, chosen)
    return { variants, flow: chosen }
  }
}
