/** The paths that the model tests follow through a flow. */
import { allInputs, type Event, type Walk, walk } from '../../../src/engine/index.ts'
import type { CompiledFlow } from '../../../src/flow/index.ts'
import { type CoveringPath, coverageEdges, coveringPaths } from './cover.ts'
import { outsideOf } from './outside.ts'

/** The sandbox can fail with one code that the flow names and with one other code. */
const codes = ['INVALID_CREDENTIALS', '(other)']

function canHappen(event: Event): boolean {
  if (event.type === '@pollFailed') return event.code === '(other)'
  return event.type !== '@failed' || codes.includes(String(event.code))
}

/** Of the walk only the sessions that the sandbox can have. */
export function walkPaths(flow: CompiledFlow): { walked: Walk; paths: readonly CoveringPath[] } {
  const inputs = allInputs(flow).filter((each) => outsideOf(flow, each) !== null)
  const walked = walk(flow, { inputs })
  return { walked, paths: coveringPaths(walked, coverageEdges(walked, canHappen)) }
}
