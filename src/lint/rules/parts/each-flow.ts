import type { ProjectFlow } from '../../../analysis/index.ts'
import type { CompiledFlow } from '../../../flow/index.ts'
import type { Report } from '../../finding.ts'
import { flowsOf } from './flows.ts'
import { sourcePointer } from './source-pointer.ts'

export type Said = readonly [pointer: string, message: string]

/** What is found in the flow as any client gets it, each once and where it is written. */
export function reportEach(linted: ProjectFlow, report: Report, find: (flow: CompiledFlow) => Iterable<Said>): void {
  const told = new Set<string>()
  for (const flow of flowsOf(linted)) {
    for (const [pointer, message] of find(flow)) {
      const at = sourcePointer(linted.compiled?.definition ?? flow.definition, flow.definition, pointer)
      if (!told.has(at)) report(at, message)
      told.add(at)
    }
  }
}
