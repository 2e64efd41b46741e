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
  return enabled === false ? { kind: 'nobody' } : audienceOf(when)
}

const audienceOf = (when: Condition | undefined): Audience =>
  when === undefined ? { kind: 'everyone' } : { kind: 'where', condition: when }

/**
 * To nobody, or back to whom it was shown before.
 * @param when the condition of the step, which it keeps while it is shown to nobody
 */
export const toggled = (shown: Audience, when: Condition | undefined): Audience =>
  shown.kind === 'nobody' ? audienceOf(when) : { kind: 'nobody' }
