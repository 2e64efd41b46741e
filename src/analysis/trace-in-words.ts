/** A trace in words that product people know: the client's settings, then what happens and where it leads. */
import { type Event, placeOf, start, type Trace, transition } from '../engine/index.ts'
import { type CompiledFlow, type Field, forInputs, type Values } from '../flow/index.ts'

/** A line for the inputs that are not as usual, then a line for each event. */
export function traceInWords(flow: CompiledFlow, { inputs, events }: Trace): string[] {
  const its = forInputs(flow, inputs)
  let { state } = start(its, inputs)
  const where = () => (state.closed ? 'closed' : (state.overlay ?? placeOf(its, state).id))
  const lines = [`${describeInputs(flow.inputs, inputs)}: starts at ${where()}`]
  for (const event of events) {
    state = transition(its, state, event).state
    lines.push(`${describeEvent(event)} → ${where()}`)
  }
  return lines
}

/** Those that differ from their default. */
export function describeInputs(fields: readonly Field[], inputs: Values): string {
  const unusual = fields.filter(({ name, fallback }) => inputs[name] !== fallback)
  const said = unusual.map(({ name }) => `${name} ${inputs[name] === '(some)' ? 'given' : String(inputs[name])}`)
  return said.length === 0 ? 'A client with the defaults' : `A client with ${said.join(', ')}`
}

export function describeEvent(event: Event): string {
  switch (event.type) {
    case '@done':
      return 'the call succeeds'
    case '@failed':
      return event.code === null ? 'the call fails' : `the call fails with ${event.code}`
    case '@status':
      return `status ${event.status}`
    case '@pollFailed':
      return 'a status check fails'
    case '@pollTimedOut':
      return 'polling takes too long'
    case '@elapsed':
      return 'after a moment'
    case '@raised':
      return event.event
    default:
      return event.type
  }
}
