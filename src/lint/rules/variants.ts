import { combinationsOf, describeInputs, mostCombinations } from '../../analysis/index.ts'
import type { CompiledFlow, Values } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { mergedKeys } from './parts/merged-keys.ts'
import { isAboutKey, problemsOfVariants } from './parts/problems.ts'
import { textAt } from './parts/source-pointer.ts'

type Said = readonly [pointer: string, message: string]

export const variants: FlowRule = {
  id: 'variants',
  severity: 'error',
  over: 'flow',
  summary: 'A variant changes something for some clients, and no other changes the same for them.',
  check: (linted, report) => {
    for (const { problem, message } of problemsOfVariants(linted))
      report(problem.pointer, message, { rank: 'definition', marksKey: isAboutKey(problem) })
    const { compiled, clients } = linted
    if (!compiled) return
    for (const [pointer, message] of [...idle(compiled.definition), ...overlapping(compiled, clients)])
      report(pointer, message)
  },
}

/** What is as the merge wants it anyway, and two variants of one name. */
function idle({ variants: all = [], ...base }: FlowDefinition): Said[] {
  return all.flatMap(({ id, merge }, index) => {
    const at = `/variants/${index}`
    const same = mergedKeys(merge).filter(
      ({ pointer, value }) => textAt(base, pointer) === (value === null ? undefined : JSON.stringify(value)),
    )
    const empty = mergedKeys(merge).length === 0
    const first = all.findIndex((other) => other.id === id)
    return [
      ...same.map(
        ({ pointer }): Said => [
          `${at}/merge${pointer}`,
          `'${id}' changes nothing here: the flow is the same without it. Correct it, or remove it.`,
        ],
      ),
      ...(empty ? [[`${at}/merge`, `'${id}' changes nothing. Say what differs, or remove the variant.`] as const] : []),
      ...(first < index
        ? [[`${at}/id`, `'${id}' is the name of another variant, too. Rename one of them.`] as const]
        : []),
    ]
  })
}

function overlapping(flow: CompiledFlow, clientsOf: () => readonly Values[]): Said[] {
  if (flow.variants.length === 0 || combinationsOf(flow.inputs) > mostCombinations) return []
  const clients = clientsOf()
  const merges = (flow.definition.variants ?? []).map(({ merge }) => mergedKeys(merge))
  const having = flow.variants.map(({ test }) => clients.filter((inputs) => test({ in: inputs, data: {}, event: {} })))
  return flow.variants.flatMap(({ id }, index): Said[] => {
    const its = having[index] ?? []
    const at = `/variants/${index}`
    if (its.length === 0)
      return [[`${at}/when`, `'${id}' holds for no client. Correct the condition, or remove the variant.`]]
    if (its.length === clients.length)
      return [
        [
          `${at}/when`,
          `'${id}' holds for every client. Write what it changes into the flow itself, or correct the condition.`,
        ],
      ]
    return flow.variants.slice(0, index).flatMap((other, before): Said[] => {
      const both = its.find((inputs) => having[before]?.includes(inputs))
      const clash = both && merges[index]?.find((key) => merges[before]?.some((each) => clashes(key, each)))
      if (!clash) return []
      const who = describeInputs(flow.inputs, both)
      const message = `'${other.id}' changes the same, and both hold for some: ${who}. The later wins there. Let their conditions exclude each other.`
      return [[`${at}/merge${clash.pointer}`, message]]
    })
  })
}

type Merged = ReturnType<typeof mergedKeys>[number]

/** The same place, or a whole and its part, with different values. */
function clashes(a: Merged, b: Merged): boolean {
  if (a.pointer === b.pointer) return JSON.stringify(a.value) !== JSON.stringify(b.value)
  return a.pointer.startsWith(`${b.pointer}/`) || b.pointer.startsWith(`${a.pointer}/`)
}
