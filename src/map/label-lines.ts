import type { Label } from './parts.ts'

/** What an arrow says, line by line: a condition once, below all that it holds for. */
export function labelLines(labels: readonly Label[]): string[] {
  const conditions = [...new Set([null, ...labels.map(({ when }) => when)])]
  return conditions.flatMap((when) => {
    const events = labels.filter((each) => each.when === when).map(({ on }) => on)
    return events.length === 0 ? [] : [...new Set(events), when ?? ''].filter((line) => line !== '')
  })
}
