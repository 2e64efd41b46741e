/**
 * The diff, held to the engine: wherever a walk of both flows side by side finds a difference, the diff must not say 'no
 * change in behaviour'. Of each mutant, and of each as a variant. `TIELINE_MUTANTS=all` takes the time for all of them.
 */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { allInputs } from '../../src/engine/index.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { findDifference } from '../mutants/behaviour.ts'
import { mutantsOf, sampleOf } from '../mutants/generate.ts'
import { connectDefinition, connectFlow } from '../support/connect-flow.ts'
import { mergePatchOf } from './merge-patch.ts'

const definition = connectDefinition() as object
const all = mutantsOf(definition)
const most = process.env['TIELINE_MUTANTS'] === 'all' ? all.length : 16
const when = { var: 'in.showConsent' }
const clients = allInputs(connectFlow).filter(({ showConsent }) => showConsent === true)

/** Mutants that compile, by what was mutated. */
const mutants = sampleOf(all, most).flatMap((mutant) => {
  const { flow } = compile(mutant.definition)
  const merge = mergePatchOf(definition, mutant.definition)
  const variant = compile({ ...definition, variants: [{ id: 'mutant', when, merge }] }).flow
  return flow ? [{ name: `${mutant.pointer} ${mutant.description}`, flow, variant }] : []
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
  it.each(mutants)('diff reports $name', { timeout: 60_000 }, ({ flow }) => {
    if (findDifference(connectFlow, flow) === null) return
    expect(saysNoChange(flow)).toBe(false)
  })

  it.each(mutants)('diff reports, in a variant, $name', { timeout: 60_000 }, ({ flow, variant }) => {
    // Inputs are read before it is known which variants hold.
    const isOfInputs = JSON.stringify(flow.inputs) !== JSON.stringify(connectFlow.inputs)
    if (isOfInputs || !variant || findDifference(connectFlow, flow, clients) === null) return
    expect(saysNoChange(variant)).toBe(false)
  })
})
