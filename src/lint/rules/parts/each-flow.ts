import { sourcePointer } from '../../../analysis/index.ts'
import type { CompiledFlow } from '../../../flow/index.ts'
import type { Report } from '../../finding.ts'
import type { ProjectFlow } from '../../project.ts'
import type { RuleId, Violation } from '../../words/index.ts'
import { flowsOf } from './flows.ts'
import { reportOnce } from './report-once.ts'

/** What a rule found, and where. */
export type Located<Id extends RuleId> = readonly [pointer: string, violation: Violation<Id>]

/** Reports what is found in the flow of any client, once and where it is written. */
export function reportEach<Id extends RuleId>(
  { compiled, ...linted }: ProjectFlow,
  report: Report<Id>,
  find: (flow: CompiledFlow) => Iterable<Located<Id>>,
): void {
  if (!compiled) return
  const once = reportOnce(report)
  for (const flow of flowsOf({ compiled, ...linted })) {
    for (const [pointer, violation] of find(flow)) {
      const at = sourcePointer(compiled.definition, flow.definition, pointer)
      once(at, () => [violation], JSON.stringify([at, violation]))
    }
  }
}
