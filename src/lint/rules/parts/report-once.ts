import type { Details, Report } from '../../finding.ts'

/** Reports each pointer once: of many states with the same cause the first has the shortest trace. */
export function reportOnce(report: Report) {
  const reported = new Set<string>()
  /** `finding` is called only for what is new, since a trace takes time to make. `identity`: if not the pointer. */
  return (pointer: string, finding: () => { message: string } & Details, identity = pointer): void => {
    if (reported.has(identity)) return
    reported.add(identity)
    const { message, ...details } = finding()
    report(pointer, message, details)
  }
}
