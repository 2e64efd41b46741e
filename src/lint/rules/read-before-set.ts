import type { InputsIn, Model } from '../../analysis/index.ts'
import { replayTo, sourcePointer } from '../../analysis/index.ts'
import { type InputSet, placeOf, type ReachableState } from '../../engine/index.ts'
import { childPointer, defined, placePointer } from '../../flow/index.ts'
import type { CallName, EventName, ScreenName } from '../../generated/flow.types.ts'
import type { ModelRule } from '../rule.ts'
import { calls, payloads, screenNeeds } from './parts/facts.ts'
import { nullness } from './parts/nullness.ts'
import { reportOnce } from './parts/report-once.ts'

export const readBeforeSet: ModelRule<'read-before-set'> = {
  id: 'read-before-set',
  severity: 'error',
  over: 'model',
  summary: 'A data field is known before a call sends it or a screen shows it.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const needs = needsOf(model)
    for (const field of new Set(needs.map((need) => need.field))) {
      const isDeclared = model.flow.data.some(({ name }) => name === field)
      const empty: InputsIn = isDeclared ? nullness(model, field) : ({ inputs }) => inputs
      const once = reportOnce(report)
      for (const { pointer, reached, reader } of needs.filter((need) => need.field === field)) {
        const missing = empty(reached)
        if (missing === 0n) continue
        once(pointer, () => {
          const carriedBy = isDeclared ? carrierOf(model, field, reached, missing) : null
          return [
            { ...reader, field, isDeclared, carriedBy },
            { ...replayTo(model, reached, missing), cause: field },
          ]
        })
      }
    }
  },
}

/** The event on the way there that has carried the field, though no rule has stored it. */
function carrierOf(model: Model, field: string, reached: ReachableState, clients: InputSet): EventName | null {
  const { events } = model.trace(reached, clients)
  const types = events.map(({ type }) => type as EventName)
  return types.find((type) => payloads[type]?.some(({ key }) => key === field)) ?? null
}

interface Need {
  field: string
  pointer: string
  reached: ReachableState
  /** What needs it. */
  reader: { code: 'call-sends-missing'; call: CallName } | { code: 'screen-shows-missing'; screen: ScreenName }
}

function needsOf(model: Model): Need[] {
  const written = ({ pointer, reached }: Need) => sourcePointer(model.flow.definition, reached.flow.definition, pointer)
  return model.states
    .flatMap((reached) => [...needsOfCall(reached), ...needsOfScreen(reached)])
    .map((need) => ({ ...need, pointer: written(need) }))
}

function needsOfCall(reached: ReachableState): Need[] {
  const { pending } = reached.state
  if (pending === null) return []
  const { effect: call, pointer } = defined(reached.flow.calls[pending], `call at ${pending}`)
  const need = {
    pointer: childPointer(pointer, 'effect'),
    reached,
    reader: { code: 'call-sends-missing', call },
  } as const
  return calls[call].data.map((field) => ({ ...need, field }))
}

function needsOfScreen(reached: ReachableState): Need[] {
  const { flow, state, place } = reached
  const { screen } = placeOf(flow, state)
  const fields = state.closed ? undefined : screenNeeds[screen]
  if (!fields) return []
  const pointer = childPointer(placePointer(place), 'screen')
  return fields.map((field) => ({ field, pointer, reached, reader: { code: 'screen-shows-missing', screen } }))
}
