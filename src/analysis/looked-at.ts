import type { Condition } from '../generated/flow.types.ts'

/** What a condition reads (`in.mode`, `data.source`, `event.code`), directly and through the conditions that it names. */
export function lookedAt(condition: Condition, named: Readonly<Record<string, Condition>>): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const queue: unknown[] = [condition]
  for (const node of queue) {
    if (typeof node === 'string' && Object.hasOwn(named, node) && !seen.has(node)) {
      seen.add(node)
      queue.push(named[node])
    }
    if (typeof node !== 'object' || node === null) continue
    for (const [key, below] of Object.entries(node)) {
      if (key === 'var' && typeof below === 'string') found.add(below)
      else if (isOfConditions(key)) queue.push(...[below].flat())
      else queue.push(...(Array.isArray(below) ? below.filter((each) => typeof each === 'object') : []))
    }
  }
  return found
}

/** Elsewhere a string is a literal and names nothing. */
const isOfConditions = (operator: string) => ['!', 'and', 'or', 'count'].includes(operator)
