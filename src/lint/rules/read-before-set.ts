import type { Model } from '../../analysis/index.ts'
import type { InputSet } from '../../engine/index.ts'
import type { EventName } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { calls, payloads, screenNeeds } from './parts/facts.ts'
import { nullness } from './parts/nullness.ts'
import { pointerOf } from './parts/pointer-of.ts'
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
      const known = model.flow.data.some(({ name }) => name === field)
      const empty = known ? nullness(model, field) : model.states.map(({ inputs }) => inputs)
      const told = new Set<string>()
      for (const { pointer, index, reads } of needs.filter((need) => need.field === field)) {
        const missing = empty[index] ?? 0n
        if (missing === 0n || told.has(pointer)) continue
        told.add(pointer)
        const mend = known
          ? mendOf(model, field, index, missing)
          : `Declare it under "data" and set it on the way there.`
        report(pointer, `${reads} "${field}", which may still be missing. ${mend}`, {
          trace: describeTrace(model, index, missing),
          cause: field,
        })
      }
    }
  },
}

/** An event on the way there may have brought it, and nobody kept it. */
function mendOf(model: Model, field: string, index: number, clients: InputSet): string {
  const { events } = model.trace(index, clients)
  const bringing = events.find(({ type }) => payloads[type as EventName]?.some(({ key }) => key === field))
  return bringing
    ? `${bringing.type} brings it: keep it there with "set": { "${field}": "$event.${field}" }.`
    : 'Set it on the way there, or lead there only where it is known.'
}

interface Need {
  field: string
  pointer: string
  /** Of the state. */
  index: number
  reads: string
}

function needsOf(model: Model): Need[] {
  return model.states.flatMap(({ flow, place, state }, index) => {
    const { screen } = flow.places[place] ?? {}
    const call = state.pending === null ? undefined : flow.calls[state.pending]
    const at = (pointer: string) => sourcePointer(model.flow.definition, flow.definition, pointer)
    return [
      ...(call ? calls[call.effect].data : []).map((field) => ({
        field,
        pointer: at(`${call?.pointer}/effect`),
        index,
        reads: `'${call?.effect}' sends`,
      })),
      ...((screen && !state.closed && screenNeeds[screen]) || []).map((field) => ({
        field,
        pointer: at(`${pointerOf(place)}/screen`),
        index,
        reads: `The screen '${screen}' shows`,
      })),
    ]
  })
}
