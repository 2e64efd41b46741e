import type { CompiledFlow } from '../../../flow/index.ts'
import type { Report } from '../../finding.ts'
import type { ProjectFlow } from '../../project.ts'
import { flowsOf } from './flows.ts'
import { reportOnce } from './report-once.ts'
import { sourcePointer } from './source-pointer.ts'

export type Said = readonly [pointer: string, message: string]

/** Reports what is found in the flow of any client, once and where it is written. */
export function reportEach(linted: ProjectFlow, report: Report, find: (flow: CompiledFlow) => Iterable<Said>): void {
  const once = reportOnce(report)
  for (const flow of flowsOf(linted)) {
    for (const [pointer, message] of find(flow)) {
      const at = sourcePointer(linted.compiled?.definition ?? flow.definition, flow.definition, pointer)
      once(at, () => ({ message }), `${at} ${message}`)
    }
  }
}
