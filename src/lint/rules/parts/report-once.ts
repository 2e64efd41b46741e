import type { Details, Report } from '../../finding.ts'
import type { RuleId, Violation } from '../../words/index.ts'

/** Reports each pointer once: of many states with the same cause the first has the shortest trace. */
export function reportOnce<Id extends RuleId>(report: Report<Id>) {
  const reported = new Set<string>()
  /** `find` is called only for what is new, since a trace takes time to make. `identity`: if not the pointer. */
  return (pointer: string, find: () => [violation: Violation<Id>, details?: Details], identity = pointer): void => {
    if (reported.has(identity)) return
    reported.add(identity)
    report(pointer, ...find())
  }
}
