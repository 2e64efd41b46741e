import { combinationsOf, mostCombinations, textAt } from '../../analysis/index.ts'
import {
  type CompiledFlow,
  childPointer,
  defined,
  isPointerBelow,
  isSameJson,
  joinPointers,
  mergedKeys,
  type Values,
} from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import type { Located } from './parts/each-flow.ts'
import { mergeMistakeIn, removalsOfNothing } from './parts/merge-mistakes.ts'
import { isAboutKey, problemsOfVariants } from './parts/problems.ts'

type Found = Located<'variants'>

export const variants: FlowRule<'variants'> = {
  id: 'variants',
  severity: 'error',
  over: 'flow',
  summary: 'A variant changes something for some clients, and no other changes the same for them.',
  check: (linted, report) => {
    const { compiled, clients, definition, variant } = linted
    for (const problem of problemsOfVariants(linted)) {
      const merged = defined(problem.variant, 'variant of a problem').pointer
      const violation = mergeMistakeIn(problem, merged, definition) ?? problem
      report(problem.pointer, violation, { rank: 'definition', marksKey: isAboutKey(problem) })
    }
    for (const [pointer, violation] of variant ? removalsOfNothing(variant.merge, variant.extended) : [])
      report(pointer, violation, { rank: 'definition', marksKey: true })
    if (!compiled) return
    for (const [pointer, violation] of [...withoutEffect(compiled.definition), ...overlapping(compiled, clients)])
      report(pointer, violation)
  },
}

/** Merges that change nothing, and two variants of one name. */
function withoutEffect({ variants: all = [], ...base }: FlowDefinition): Found[] {
  return all.flatMap(({ id, merge }, index): Found[] => {
    const at = childPointer('/variants', index)
    const same = mergedKeys(merge).filter(
      ({ pointer, value }) => textAt(base, pointer) === (value === null ? undefined : JSON.stringify(value)),
    )
    const empty = mergedKeys(merge).length === 0
    const first = all.findIndex((other) => other.id === id)
    return [
      ...same.map(
        ({ pointer }): Found => [
          joinPointers(childPointer(at, 'merge'), pointer),
          { code: 'changes-nothing-here', variant: id },
        ],
      ),
      ...(empty ? [[childPointer(at, 'merge'), { code: 'changes-nothing', variant: id }] as const] : []),
      ...(first < index ? [[childPointer(at, 'id'), { code: 'repeated-name', variant: id }] as const] : []),
    ]
  })
}

function overlapping(flow: CompiledFlow, clientsOf: () => readonly Values[]): Found[] {
  if (flow.variants.length === 0 || combinationsOf(flow.inputs) > mostCombinations) return []
  const clients = clientsOf()
  const merges = (flow.definition.variants ?? []).map(({ merge }) => mergedKeys(merge))
  const variants = flow.variants.map(({ id, test }, index) => ({
    id,
    holdsFor: clients.filter((inputs) => test({ in: inputs, data: {}, event: {} })),
    merged: defined(merges[index], `merge of variant ${id}`),
  }))
  return variants.flatMap(({ id, holdsFor, merged }, index): Found[] => {
    const at = childPointer('/variants', index)
    if (holdsFor.length === 0) return [[childPointer(at, 'when'), { code: 'for-no-client', variant: id }]]
    if (holdsFor.length === clients.length)
      return [[childPointer(at, 'when'), { code: 'for-every-client', variant: id }]]
    return variants.slice(0, index).flatMap((other): Found[] => {
      const inputs = holdsFor.find((each) => other.holdsFor.includes(each))
      const shared = merged.find((key) => other.merged.some((each) => overlaps(key, each)))
      if (!inputs || !shared) return []
      const pointer = joinPointers(childPointer(at, 'merge'), shared.pointer)
      return [[pointer, { code: 'overlaps', other: other.id, inputs }]]
    })
  })
}

type Merged = ReturnType<typeof mergedKeys>[number]

/** Whether both change the same value differently, or one changes a part of what the other changes. */
function overlaps(a: Merged, b: Merged): boolean {
  if (a.pointer === b.pointer) return !isSameJson(a.value, b.value)
  return isPointerBelow(a.pointer, b.pointer) || isPointerBelow(b.pointer, a.pointer)
}
