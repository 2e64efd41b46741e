import type { Label } from './parts.ts'

/** The lines of an arrow's label: each condition once, below the events that it applies to. */
export function labelLines(labels: readonly Label[]): string[] {
  const conditions = [...new Set([null, ...labels.map(({ when }) => when)])]
  return conditions.flatMap((when) => {
    const events = labels.filter((each) => each.when === when).map(({ on }) => on)
    return events.length === 0
      ? []
      : [...new Set(events), ...(when === null ? [] : [when])].filter((line) => line !== '')
  })
}
