import { type Model, traceInWords } from '../../../analysis/index.ts'
import { type Event, type InputSet, start, transition } from '../../../engine/index.ts'
import { forInputs } from '../../../flow/index.ts'

/** A shortest way to a state for one of these inputs, and what happens then, in words. */
export function describeTrace(model: Model, index: number, within: InputSet, ...then: readonly Event[]): string[] {
  const { inputs, events } = index < 0 ? { inputs: model.space.first(within), events: [] } : model.trace(index, within)
  const flow = forInputs(model.flow, inputs)
  let { state } = start(flow, inputs)
  for (const event of events) state = transition(flow, state, event).state
  const following = then.map((event) => {
    const numbered = {
      ...event,
      ...('entry' in event && { entry: state.entry }),
      ...('run' in event && { run: state.polling }),
    } as Event
    state = transition(flow, state, numbered).state
    return numbered
  })
  return traceInWords(model.flow, { inputs, events: [...events, ...following] })
}
