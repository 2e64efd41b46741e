/** A flow once some values of an input are certain: each client sees what it has seen, and nothing asks for them any more. */
import { mergedKeys, mergePatch } from '../../flow/index.ts'
import type { Condition, FlowDefinition, InputField } from '../../generated/flow.types.ts'
import { fieldsOf } from './field-of.ts'
import { inOrder } from './in-order.ts'
import { gives, mergeAfter, mergeBoth } from './merge-between.ts'
import { type Certainty, settleNamed, settlerOf } from './settle-conditions.ts'
import { settleRules } from './settle-rules.ts'

export interface Settlement extends Certainty {
  /** null: it is gone. */
  inputAfter: (field: InputField) => InputField | null
}

type Variant = NonNullable<FlowDefinition['variants']>[number]

/** A variant for everyone is merged in, one for nobody is gone, and the others merge what then still differs. */
export function settleFlow(flow: FlowDefinition, settlement: Settlement): FlowDefinition {
  const { variants = [], ...base } = flow
  const settle = settlerOf(flow.conditions, settlement, fieldsOf(flow))
  const found = variants.map((variant) => ({ variant, when: settle(variant.when) }))
  const flowOf = (own: Variant | null) => {
    const merged = found.filter(({ variant, when }) => when === true || variant === own)
    const whole = merged.reduce<unknown>((now, { variant }) => mergePatch(now, variant.merge), base)
    return settleParts(whole as FlowDefinition, settlement)
  }
  const usual = flowOf(null)
  const asking = found.filter(({ when }) => typeof when !== 'boolean')
  const left = asking.flatMap(({ variant, when }, at): Variant[] => {
    const earlier = asking.slice(0, at).map((other) => other.variant.merge)
    const merge = mergeLeft(variant, earlier, base, [usual, flowOf(variant)])
    return Object.keys(merge).length === 0 ? [] : [{ ...variant, when: when as Condition, merge }]
  })
  return inOrder(flow, { ...usual, ...(left.length > 0 && { variants: left }) })
}

/** What another variant changes before it is put back, although the usual flow says the same. */
function mergeLeft({ merge }: Variant, earlier: readonly object[], base: object, after: readonly [unknown, unknown]) {
  if (gives(after[0], merge, after[1])) return merge
  const differing = mergeAfter(merge, [base, mergePatch(base, merge)], after)
  const keysOf = (each: object) => mergedKeys(each).map(({ pointer }) => pointer)
  const changed = new Set(earlier.flatMap(keysOf))
  const both = mergeBoth(merge, differing)
  return keysOf(merge).some((pointer) => changed.has(pointer)) && gives(after[0], both, after[1]) ? both : differing
}

function settleParts(flow: FlowDefinition, settlement: Settlement): FlowDefinition {
  const now = withValue(flow, settlement)
  const { start: _, failures: __, steps: ___, conditions, inputs, data, ...others } = now
  const settle = settlerOf(conditions, settlement, fieldsOf(flow))
  const rules = settleRules(now, settle)
  const { [settlement.input]: field, ...otherInputs } = inputs
  const after = field ? settlement.inputAfter(field) : null
  return inOrder(flow, {
    ...others,
    ...rules,
    data,
    conditions: settleNamed(conditions, settle),
    inputs: after ? { ...inputs, [settlement.input]: after } : otherInputs,
  })
}

/** In place of what passes the input on. */
function withValue(flow: FlowDefinition, { input, value }: Settlement): FlowDefinition {
  const reference = `$in.${input}`
  const { start, failures, steps, data, ...others } = flow
  if (value === null) return flow
  const passing = JSON.stringify({ start, failures, steps, data })
  return { ...others, ...JSON.parse(passing, (_, item) => (item === reference ? value : item)) }
}
