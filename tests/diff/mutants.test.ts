/**
 * Compares the diff with the engine: wherever a walk of both flows side by side finds a difference, the diff must not say
 * 'no change in behaviour'. For a sample of mutants, and for half of it as variants; for all with `TIELINE_MUTANTS=all`.
 */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { allInputs } from '../../src/engine/index.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { findDifference } from '../mutants/behaviour.ts'
import { type Mutant, mutantsOf, sampleOf } from '../mutants/generate.ts'
import { connectDefinition, connectFlow } from '../support/connect-flow.ts'
import { mergePatchOf } from './merge-patch.ts'

const definition = connectDefinition() as object
const all = mutantsOf(definition)
const isWhole = process.env['TIELINE_MUTANTS'] === 'all'
const sampled = (most: number) => sampleOf(all, isWhole ? all.length : most)
const when = { var: 'in.showConsent' }
const clients = allInputs(connectFlow).filter(({ showConsent }) => showConsent === true)
const nameOf = ({ pointer, description }: Mutant) => `${pointer} ${description}`

/** Mutants that compile. */
const mutants = sampled(16).flatMap((mutant) => {
  const { flow } = compile(mutant.definition)
  return flow ? [{ name: nameOf(mutant), flow }] : []
})

/** Mutants that compile, and a flow of which they are a variant. Inputs are read before it is known which variants hold. */
const variants = sampled(8).flatMap((mutant) => {
  const { flow } = compile(mutant.definition)
  const merge = mergePatchOf(definition, mutant.definition)
  const variant = compile({ ...definition, variants: [{ id: 'mutant', when, merge }] }).flow
  const isOfInputs = flow !== null && JSON.stringify(flow.inputs) !== JSON.stringify(connectFlow.inputs)
  return flow && variant && !isOfInputs ? [{ name: nameOf(mutant), flow, variant }] : []
})

const base = { flow: connectFlow, tests: null }

/** A flow in which some client cannot start can't be compared, and diff says that instead. */
function saysNoChange(flow: CompiledFlow): boolean {
  try {
    return diff(base, { flow, tests: null }).sameBehaviour
  } catch {
    return false
  }
}

describe('where a walk finds a difference', () => {
  it.each(mutants)('diff reports $name', ({ flow }) => {
    if (findDifference(connectFlow, flow) === null) return
    expect(saysNoChange(flow)).toBe(false)
  })

  it.each(variants)('diff reports, in a variant, $name', ({ flow, variant }) => {
    if (findDifference(connectFlow, flow, clients) === null) return
    expect(saysNoChange(variant)).toBe(false)
  })
})
