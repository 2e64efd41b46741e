import type { InputsIn, Model } from '../../analysis/index.ts'
import { describeTrace } from '../../analysis/index.ts'
import { type InputSet, placeOf, type ReachableState } from '../../engine/index.ts'
import type { EventName } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { calls, payloads, screenNeeds } from './parts/facts.ts'
import { nullness } from './parts/nullness.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const readBeforeSet: FlowRule = {
  id: 'read-before-set',
  severity: 'error',
  over: 'flow',
  summary: 'What a call sends or a screen shows has been learnt by then.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const needs = needsOf(model)
    for (const field of new Set(needs.map((need) => need.field))) {
      const isDeclared = model.flow.data.some(({ name }) => name === field)
      const empty: InputsIn = isDeclared ? nullness(model, field) : ({ inputs }) => inputs
      const once = reportOnce(report)
      for (const { pointer, reached, reads } of needs.filter((need) => need.field === field)) {
        const missing = empty(reached)
        if (missing === 0n) continue
        once(pointer, () => ({
          message: `${reads} "${field}", which may still be missing. ${
            isDeclared ? fixFor(model, field, reached, missing) : 'Declare it under "data" and set it on the way there.'
          }`,
          trace: describeTrace(model, reached, missing),
          cause: field,
        }))
      }
    }
  },
}

/** An event on the way there may have carried it, and nothing kept it. */
function fixFor(model: Model, field: string, reached: ReachableState, clients: InputSet): string {
  const { events } = model.trace(reached, clients)
  const bringing = events.find(({ type }) => payloads[type as EventName]?.some(({ key }) => key === field))
  return bringing
    ? `${bringing.type} brings it: keep it there with "set": { "${field}": "$event.${field}" }.`
    : 'Set it on the way there, or lead there only where it is known.'
}

interface Need {
  field: string
  pointer: string
  reached: ReachableState
  reads: string
}

function needsOf(model: Model): Need[] {
  return model.states.flatMap((reached) => {
    const { flow, place, state } = reached
    const { screen } = placeOf(flow, state)
    const call = state.pending === null ? undefined : flow.calls[state.pending]
    const at = (pointer: string) => sourcePointer(model.flow.definition, flow.definition, pointer)
    return [
      ...(call ? calls[call.effect].data : []).map((field) => ({
        field,
        pointer: at(`${call?.pointer}/effect`),
        reached,
        reads: `'${call?.effect}' sends`,
      })),
      ...((!state.closed && screenNeeds[screen]) || []).map((field) => ({
        field,
        pointer: at(`${pointerOf(place)}/screen`),
        reached,
        reads: `The screen '${screen}' shows`,
      })),
    ]
  })
}
