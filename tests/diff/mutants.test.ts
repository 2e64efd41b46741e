/**
 * Compares the diff with the engine: wherever a walk of both flows side by side finds a difference, the diff must not say
 * 'no change in behaviour'. For every mutant of the small flow, by itself and as a variant, and for one of each kind that
 * only the whole flow has, in turn; `TIELINE_MUTANTS=all` takes every mutant of the whole flow (docs/decisions/0012).
 */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { allInputs } from '../../src/engine/index.ts'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { findDifference } from '../mutants/behaviour.ts'
import { type Mutant, mutantsOf } from '../mutants/generate.ts'
import { connectDefinition } from '../support/connect-flow.ts'
import { mergePatchOf } from './merge-patch.ts'
import { compiled } from './support/compare.ts'

const small = JSON.parse(textOf({ base: 'small', edits: {} })) as object
const connect = connectDefinition() as object
const ofSmall = mutantsOf(small)
const isWhole = process.env['TIELINE_MUTANTS'] === 'all'

/** The first of each operator that finds nothing to change in the small flow. */
function firstOfOtherKinds(): Mutant[] {
  const known = new Set(ofSmall.map(({ operator }) => operator))
  return mutantsOf(connect).filter(({ operator, definition }) => {
    if (known.has(operator) || !compile(definition).flow) return false
    known.add(operator)
    return true
  })
}

const flows = [
  { name: 'small', definition: small, mutants: ofSmall, inTurn: false },
  {
    name: 'connect',
    definition: connect,
    mutants: isWhole ? mutantsOf(connect) : firstOfOtherKinds(),
    inTurn: !isWhole,
  },
]
const nameOf = ({ pointer, description }: Mutant) => `${pointer} ${description}`
const isForAsked = { var: 'in.showConsent' }

describe.each(flows)('where a walk finds a difference in the flow $name', ({ name, definition, mutants, inTurn }) => {
  const base = compiled(name, {})
  const asked = allInputs(base).filter(({ showConsent }) => showConsent === true)
  /** A flow in which some client cannot start can't be compared, and diff says that instead. */
  const saysNoChange = (flow: CompiledFlow) => {
    try {
      return diff({ flow: base, tests: null }, { flow, tests: null }).sameBehaviour
    } catch {
      return false
    }
  }
  const compiling = mutants.flatMap((mutant) => {
    const { flow } = compile(mutant.definition)
    return flow ? [{ name: nameOf(mutant), mutant, flow }] : []
  })

  it.each(compiling.filter((_, index) => !inTurn || index % 2 === 0))('diff reports $name', ({ flow }) => {
    expect(saysNoChange(flow) ? findDifference(base, flow) : null).toBeNull()
  })

  /** Inputs are read before it is known which variants hold. */
  const variants = compiling
    .filter((_, index) => !inTurn || index % 2 === 1)
    .flatMap((each) => {
      const merge = mergePatchOf(definition, each.mutant.definition)
      const variant = compile({ ...definition, variants: [{ id: 'mutant', when: isForAsked, merge }] }).flow
      return variant && JSON.stringify(each.flow.inputs) === JSON.stringify(base.inputs) ? [{ ...each, variant }] : []
    })

  it.each(variants)('diff reports, in a variant, $name', ({ flow, variant }) => {
    expect(saysNoChange(variant) ? findDifference(base, flow, asked) : null).toBeNull()
  })
})
