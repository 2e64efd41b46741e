/** The paths that the model tests follow. */
import { allInputs, type Event, walk } from '../../../src/engine/index.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { coveringPaths, stretchesOf } from './cover.ts'

/** The sandbox gives every update its source. */
const inputs = allInputs(connectFlow).filter(({ mode, source }) => mode !== 'Refresh' || source !== null)

/** The sandbox has two of the codes: one that the flow names, and another. */
const codes = ['INVALID_CREDENTIALS', '(other)']

function canHappen(event: Event): boolean {
  if (event.type === '@pollFailed') return event.code === '(other)'
  return event.type !== '@failed' || codes.includes(String(event.code))
}

export const walked = walk(connectFlow, { inputs })
const stretches = stretchesOf(walked, canHappen)

export const paths = coveringPaths(walked, stretches)
