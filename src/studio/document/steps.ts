/** What a definition says of its steps, as the list shows it. */
import type { Condition, FlowDefinition } from '../../generated/flow.types.ts'

export type Audience = { kind: 'everyone' } | { kind: 'nobody' } | { kind: 'where'; condition: Condition }

export interface ListedStep {
  name: string
  /** Its index on the path; null: events lead to it, the path does not. */
  index: number | null
  shown: Audience
}

/** Those of the path in their order, then the others. */
export function stepsOf({ path, steps }: FlowDefinition): ListedStep[] {
  const beside = Object.keys(steps).filter((name) => !path.includes(name))
  return [...path, ...beside].flatMap((name): ListedStep[] => {
    const step = steps[name]
    const index = path.indexOf(name)
    return step ? [{ name, index: index < 0 ? null : index, shown: shownTo(step) }] : []
  })
}

function shownTo({ enabled, when }: FlowDefinition['steps'][string]): Audience {
  if (enabled === false) return { kind: 'nobody' }
  return when === undefined ? { kind: 'everyone' } : { kind: 'where', condition: when }
}
