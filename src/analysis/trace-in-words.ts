/** A trace in words that product people know: the client's settings, then each event and where it leads. */
import { anyReference, type Event, type Failure, placeOf, replay, type State, type Trace } from '../engine/index.ts'
import type { CompiledFlow, Input, Values } from '../flow/index.ts'

/** A line for the inputs that differ from their defaults, then a line for each event. */
export function traceInWords(trace: Trace): string[] {
  const { flow, inputs } = trace
  const { first, after } = replay(trace)
  return [
    `${describeInputs(flow.inputs, inputs)}: starts at ${whereIs(flow, first)}`,
    ...after.map(({ event, state }) => `${describeEvent(event)} → ${whereIs(flow, state)}`),
  ]
}

const whereIs = (flow: CompiledFlow, state: State) =>
  state.closed ? 'closed' : (state.overlay ?? placeOf(flow, state).id)

/** Only those that differ from their defaults. */
export function describeInputs(fields: readonly Input[], inputs: Values): string {
  const unusual = fields.filter(({ name, fallback }) => inputs[name] !== fallback)
  const parts = unusual.map(({ name }) => `${name} ${inputs[name] === anyReference ? 'given' : String(inputs[name])}`)
  return parts.length === 0 ? 'A client with the defaults' : `A client with ${parts.join(', ')}`
}

export function describeEvent(event: Event): string {
  switch (event.type) {
    case '@done':
      return 'the call succeeds'
    case '@failed':
      return `the call fails${reasonOf(event)}`
    case '@status':
      return `status ${event.status}`
    case '@pollFailed':
      return `a status check fails${reasonOf(event)}`
    case '@pollTimedOut':
      return 'polling takes too long'
    case '@elapsed':
      return 'after a moment'
    case '@timedOut':
      return 'the time limit passes'
    case '@loadFailed':
      return `a read fails${reasonOf(event)}`
    default:
      return event.type
  }
}

const reasonOf = ({ code, failure }: Failure) => `${code === null ? '' : ` with ${code}`} (${failure})`
