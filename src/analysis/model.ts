/** The flow model-checked: every state for every combination of inputs, and what rules ask of them. */
import { type Edge, type InputSet, type ReachableState, type Walk, walk } from '../engine/index.ts'
import type { CompiledFlow, Field, Test, Values } from '../flow/index.ts'

export interface Model extends Walk {
  flow: CompiledFlow
  /** By pointer of a rule: where it is taken and for which inputs; absent: it never is. */
  taken: ReadonlyMap<string, readonly { from: number; edge: Edge }[]>
  /** Of each state the inputs for which a good one can still be reached from it. `good`: for which inputs one is. */
  leadsTo: (good: (reached: ReachableState, index: number) => boolean | InputSet) => InputSet[]
  /** Those of the inputs for which a condition holds, with this known and this event just heard. */
  holding: (within: InputSet, test: Test | null, data: Values, event?: Values) => InputSet
}

/** States, and combinations of inputs, beyond which a flow is too large to be checked; the linter says so. */
export const mostStates = 200_000
export const mostCombinations = 50_000

/** Throws where there are more states than `limit`, no inputs at all, or inputs without a step to start with. */
export function createModel(flow: CompiledFlow, limit = mostStates): Model {
  const product = combinationsOf(flow.inputs)
  if (product > mostCombinations)
    throw new Error(
      `The inputs can be combined in ${count(product)} ways; ${count(mostCombinations)} are the most that are checked.`,
    )
  const walked = walk(flow, { limit })
  const { space, states: reached, edges } = walked
  if (space.all === 0n) throw new Error('The assumptions leave no client to check the flow for.')
  const taken = new Map<string, { from: number; edge: Edge }[]>()
  for (const [from, leaving] of edges.entries())
    for (const edge of leaving) {
      if (edge.rule === undefined) continue
      const known = taken.get(edge.rule)
      if (known) known.push({ from, edge })
      else taken.set(edge.rule, [{ from, edge }])
    }
  const before: { from: number; when: InputSet }[][] = reached.map(() => [])
  for (const [from, leaving] of edges.entries()) for (const { to, when } of leaving) before[to]?.push({ from, when })

  function leadsTo(good: (reached: ReachableState, index: number) => boolean | InputSet): InputSet[] {
    const sets = reached.map((entry, index) => {
      const found = good(entry, index)
      return typeof found === 'bigint' ? found & entry.inputs : found ? entry.inputs : 0n
    })
    const queue = sets.flatMap((set, index) => (set === 0n ? [] : [index]))
    for (const to of queue) {
      for (const { from, when } of before[to] ?? []) {
        const grown = (sets[from] ?? 0n) | (when & (sets[to] ?? 0n))
        if (grown === sets[from]) continue
        sets[from] = grown
        queue.push(from)
      }
    }
    return sets
  }

  const answers = new Map<Test, Map<string, InputSet>>()
  const names = new WeakMap<Values, string>()
  /** Most states know the same; a condition is asked once for all that do. */
  function nameOf(data: Values): string {
    const name = names.get(data) ?? JSON.stringify(data)
    names.set(data, name)
    return name
  }

  function holding(within: InputSet, test: Test | null, data: Values, event?: Values): InputSet {
    if (test === null) return within
    const known = answers.get(test) ?? new Map<string, InputSet>()
    answers.set(test, known)
    const key = event ? `${nameOf(data)} ${JSON.stringify(event)}` : nameOf(data)
    const found = known.get(key) ?? ask(test, data, event ?? {})
    known.set(key, found)
    return found & within
  }

  const ask = (test: Test, data: Values, event: Values): InputSet =>
    space
      .split((inputs) => test({ in: inputs, data, event }))
      .reduce((set, { when, value }) => (value ? set | when : set), 0n)

  return { ...walked, flow, taken, leadsTo, holding }
}

/** How many combinations of inputs there are, before any assumption. */
export const combinationsOf = (fields: readonly Field[]): number =>
  fields.reduce(
    (product, { values, nullable }) => product * ((values === 'reference' ? 1 : values.length) + (nullable ? 1 : 0)),
    1,
  )

const count = (many: number) => many.toLocaleString('en')
