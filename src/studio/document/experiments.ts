/** Experiments of a flow: inputs that divide all sessions by shares. */
import type { FlowDefinition } from '../../generated/flow.types.ts'

export interface Experiment {
  name: string
  shares: Readonly<Record<string, number>>
  /** The steps that depend on it. */
  steps: readonly string[]
}

/** The inputs that divide sessions, with their shares. */
export const splitsOf = ({ inputs }: FlowDefinition) =>
  Object.entries(inputs).flatMap(([name, { from, shares }]) =>
    from === 'split' && shares ? [[name, shares] as const] : [],
  )

export const experimentsOf = (definition: FlowDefinition): Experiment[] =>
  splitsOf(definition).map(([name, shares]) => ({ name, shares, steps: stepsThatRead(definition, name) }))

function stepsThatRead({ conditions, steps }: FlowDefinition, input: string): string[] {
  const reading = new Set([`"in.${input}"`])
  const reads = (value: unknown) => [...reading].some((name) => JSON.stringify(value).includes(name))
  for (let size = 0; size !== reading.size; ) {
    size = reading.size
    for (const [name, condition] of Object.entries(conditions)) if (reads(condition)) reading.add(JSON.stringify(name))
  }
  return Object.entries(steps).flatMap(([name, step]) => (reads(step) ? [name] : []))
}

/** They always add up to 100: the largest of the others takes the difference, or as much of it as it has. */
export function withShare(shares: Readonly<Record<string, number>>, name: string, share: number) {
  const others = Object.entries(shares)
    .filter(([each]) => each !== name)
    .sort(([, a], [, b]) => b - a)
  let difference = 100 - share - others.reduce((sum, [, each]) => sum + each, 0)
  const changed = others.map(([each, value]): readonly [string, number] => {
    const taken = Math.max(difference, -value)
    difference -= taken
    return [each, value + taken]
  })
  // The shares that exist already stay in their order.
  return { ...shares, ...Object.fromEntries(changed), [name]: share }
}
