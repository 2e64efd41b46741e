import { replayTo, sourcePointer } from '../../analysis/index.ts'
import { type Event, isOutcome, placeOf } from '../../engine/index.ts'
import { childPointer } from '../../flow/index.ts'
import type { EventName, ScreenName } from '../../generated/flow.types.ts'
import type { ModelRule } from '../rule.ts'
import { calls, payloads } from './parts/facts.ts'
import { reportOnce } from './parts/report-once.ts'

export const callPayload: ModelRule<'call-payload'> = {
  id: 'call-payload',
  severity: 'error',
  over: 'model',
  summary: 'What a call sends is carried by the event that leads to it.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const from of model.states) {
      const { screen } = placeOf(from.flow, from.state)
      for (const { event, effects, when } of from.edges) {
        for (const effect of effects) {
          if (effect.kind !== 'call') continue
          const lost = calls[effect.effect].payload.filter((key) => !carried(event, screen).includes(key))
          if (lost.length === 0) continue
          once(sourcePointer(model.flow.definition, from.flow.definition, childPointer(effect.call, 'effect')), () => [
            { code: 'not-carried', call: effect.effect, keys: lost, event: nameOf(event) },
            replayTo(model, from, when, event),
          ])
        }
      }
    }
  },
}

const carried = ({ type }: Event, screen: ScreenName): string[] =>
  (payloads[type as EventName] ?? []).filter(({ from }) => from === undefined || from === screen).map(({ key }) => key)

/** null if it is not an event of the user. */
const nameOf = (event: Event) => (isOutcome(event) ? null : event.type)
