/** The paths that the model tests follow. */
import { allInputs, type Event, walk } from '../../../src/engine/index.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { coverageEdges, coveringPaths } from './cover.ts'

/** The sandbox always gives a refresh its source. */
const inputs = allInputs(connectFlow).filter(({ mode, source }) => mode !== 'Refresh' || source !== null)

/** The sandbox can fail with one code that the flow names and with one other code. */
const codes = ['INVALID_CREDENTIALS', '(other)']

function canHappen(event: Event): boolean {
  if (event.type === '@pollFailed') return event.code === '(other)'
  return event.type !== '@failed' || codes.includes(String(event.code))
}

export const walked = walk(connectFlow, { inputs })
const edges = coverageEdges(walked, canHappen)

export const paths = coveringPaths(walked, edges)
