/** How a place is reached: by events along a trace of the model, so that no state is made up. */
import {
  anyReference,
  EngineError,
  type Event,
  type ReachableState,
  replay,
  type State,
  type Walk,
  walkInSlices,
} from '../engine/index.ts'
import { behaviourOf, type CompiledFlow, entryOf, readData, type Values } from '../flow/index.ts'
import { type CandidateClient, candidateClients, type GivenSession } from './candidate-clients.ts'
import { codesOf, parsePreviewName } from './places.ts'
import { samplePayloads } from './sample.ts'

/** A session that got somewhere: from a start with `inputs`, by `events`, to `state`. */
export interface PreviewTrace extends CandidateClient {
  events: readonly Event[]
  state: State
  /** The error code for which the flow has a cause, or the kind of a notice; null: none is shown. */
  code: string | null
}

/** Far more states than a sound flow has for one client, and few enough to be found in a moment. */
const mostStates = 3000
/** How many walks of one flow are kept: those of a few clients. */
const mostWalks = 60

/**
 * A trace to `step`, `step.state`, `step.state!Problem` or an overlay; '' is the first step. null if this flow and
 * client never get there.
 */
export function findPreviewTrace(flow: CompiledFlow, name: string, given: GivenSession = {}): PreviewTrace | null {
  const search = searchPreviewTrace(flow, name, given)
  let slice = search.next()
  while (!slice.done) slice = search.next()
  return slice.value
}

/** The same in slices, so that a page can respond between them. */
export function* searchPreviewTrace(
  flow: CompiledFlow,
  name: string,
  given: GivenSession,
): Generator<undefined, PreviewTrace | null> {
  for (const candidate of candidateClients(flow, given)) {
    const { place, code } = withoutCode(candidate.flow, name)
    const matchers = matchersFor(candidate.flow, place)
    const known = matchers.length > 0 ? yield* walkOf(flow, candidate) : null
    const found = known && firstOf(known, matchers)
    if (found) return { ...replayWithSamples(candidate, known.trace(found).events), code }
    yield
  }
  return null
}

/** `step.state!CODE` is the place itself, with the error code of a cause or the kind of a notice that it shows. */
function withoutCode({ definition, places }: CompiledFlow, name: string): { place: string; code: string | null } {
  const { place, shown } = parsePreviewName(name)
  const isCode = shown !== null && codesOf(places[place]?.screen, definition.options).includes(shown)
  return isCode ? { place, code: shown } : { place: name, code: null }
}

type Matcher = (reached: ReachableState) => boolean

/** The first matcher that finds any state decides. */
function firstOf({ states }: Walk, matchers: readonly Matcher[]): ReachableState | null {
  for (const matches of matchers) {
    const found = states.find(matches)
    if (found) return found
  }
  return null
}

/** Recognise the state that is looked for, best first; none if the flow declares no such place, problem or overlay. */
function matchersFor(flow: CompiledFlow, name: string): Matcher[] {
  if (name === '') return [({ state }) => state.entry === 1]
  if (flow.overlays.some(({ id }) => id === name)) return [({ state }) => state.overlay === name]
  const { place: where, shown: problem } = parsePreviewName(name)
  const step = Object.hasOwn(flow.definition.steps, where) ? flow.definition.steps[where] : undefined
  const id = step ? entryOf(where, step) : where
  const problems = flow.data.find((field) => field.name === 'problem')?.values ?? []
  if (!Object.hasOwn(flow.places, id)) return []
  if (problem !== null && !problems.includes(problem)) return []
  const isThere: Matcher = ({ place, state }) => place === id && state.overlay === null && !state.closed
  const hasProblem: Matcher = (reached) => isThere(reached) && readData(reached.state.data, 'problem') === problem
  return problem === null ? [hasProblem, isThere] : [hasProblem]
}

let latestBehaviour = ''
/** Of the latest flow, by the inputs of a client. */
let walks = new Map<string, Walk | null>()

/** Walks are kept for the next flow if it only says something else: somebody types a text. */
function* walkOf(base: CompiledFlow, { flow, inputs }: CandidateClient): Generator<undefined, Walk | null> {
  const behaviour = behaviourOf(base.definition)
  if (latestBehaviour !== behaviour) walks = new Map()
  latestBehaviour = behaviour
  const known = walks
  const key = JSON.stringify(inputs)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = yield* tryWalk(tellingProblems(flow), inputs)
  if (known.size >= mostWalks) known.clear()
  known.set(key, made)
  return made
}

/** null for a flow with too many states, or with nowhere to start for this client. */
function* tryWalk(flow: CompiledFlow, inputs: Values): Generator<undefined, Walk | null> {
  try {
    return yield* walkInSlices(flow, { inputs: [inputs], limit: mostStates })
  } catch (thrown) {
    if (thrown instanceof EngineError) return null
    throw thrown
  }
}

/** A walk counts states as one that differ in nothing a condition reads, so this adds one that reads problems. */
function tellingProblems(flow: CompiledFlow): CompiledFlow {
  const { conditions } = flow.definition
  const shown = { '!=': [{ var: 'data.problem' }, null] as [{ var: string }, null] }
  return { ...flow, definition: { ...flow.definition, conditions: { ...conditions, problemShown: shown } } }
}

/** The events once more, with samples for every reference of which the model knows only that it is there. */
function replayWithSamples(candidate: CandidateClient, found: readonly Event[]): Omit<PreviewTrace, 'code'> {
  const { first, after } = replay({ ...candidate, events: found.map(withSamples) })
  const last = after.at(-1)
  return { ...candidate, events: after.map(({ event }) => event), state: last ? last.state : first }
}

const withSamples = (event: Event): Event => {
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    value === anyReference && Object.hasOwn(samplePayloads, key) ? samplePayloads[key] : value,
  ])
  return Object.fromEntries(entries) as Event
}
