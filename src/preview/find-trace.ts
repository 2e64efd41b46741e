/** How a place is reached: by events along a trace of the model, never forged (design section 3). */
import {
  anyReference,
  type Event,
  type ReachableState,
  type State,
  start,
  transition,
  type Walk,
  walk,
} from '../engine/index.ts'
import type { CompiledFlow, Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import { type CandidateClient, candidateClients } from './candidate-clients.ts'
import { samplePayloads } from './sample.ts'

/** A session that got somewhere: from a start with `inputs`, by `events`, to `state`. */
export interface PreviewTrace extends CandidateClient {
  events: readonly Event[]
  state: State
}

/** Far more states than a sound flow has for one client, and few enough to be counted in a moment. */
const mostStates = 3000
/** Walks kept of one flow: those of a few clients. */
const mostWalks = 60

/**
 * A witness of `step`, `step.state`, `step.state!Problem` or an overlay; '' is the first step. null where this flow
 * and client never get there.
 */
export function findPreviewTrace(flow: CompiledFlow, name: string, client: ClientInfo = {}): PreviewTrace | null {
  const search = searchPreviewTrace(flow, name, client)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

/** The same in slices, one for each world looked through, so that a page may breathe between them. */
export function* searchPreviewTrace(
  flow: CompiledFlow,
  name: string,
  client: ClientInfo,
): Generator<undefined, PreviewTrace | null> {
  for (const world of candidateClients(flow, client)) {
    const tests = testsOf(world.flow, name)
    const known = tests.length > 0 ? walkOf(flow, world) : null
    const index = tests.map((test) => known?.states.findIndex(test) ?? -1).find((found) => found >= 0)
    if (known && index !== undefined) return replay(world, known.trace(index).events)
    yield
  }
  return null
}

type Test = (reached: ReachableState) => boolean

/** What tells the state sought, best first; none where the flow declares no such place, problem or overlay. */
function testsOf(flow: CompiledFlow, name: string): Test[] {
  if (name === '') return [({ state }) => state.entry === 1]
  if (flow.overlays.some(({ id }) => id === name)) return [({ state }) => state.overlay === name]
  const [where = '', problem = null, ...more] = name.split('!')
  const step = Object.hasOwn(flow.definition.steps, where) ? flow.definition.steps[where] : undefined
  const id = step?.states ? `${where}.${step.initial ?? Object.keys(step.states)[0]}` : where
  const problems = flow.data.find((field) => field.name === 'problem')?.values ?? []
  if (!Object.hasOwn(flow.places, id) || more.length > 0) return []
  if (problem !== null && !problems.includes(problem)) return []
  const isThere: Test = ({ place, state }) => place === id && state.overlay === null && !state.closed
  const isThus: Test = (reached) => isThere(reached) && (reached.state.data['problem'] ?? null) === problem
  return problem === null ? [isThus, isThere] : [isThus]
}

const walks = new WeakMap<CompiledFlow, Map<string, Walk | null>>()

/** Walks of a flow are kept as long as it is; null for a flow with more states than can be counted in a moment. */
function walkOf(base: CompiledFlow, { flow, inputs }: CandidateClient): Walk | null {
  const known = walks.get(base) ?? new Map<string, Walk | null>()
  walks.set(base, known)
  const key = JSON.stringify(inputs)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = tryWalk(tellingProblems(flow), inputs)
  if (known.size >= mostWalks) known.clear()
  known.set(key, made)
  return made
}

function tryWalk(flow: CompiledFlow, inputs: Values): Walk | null {
  try {
    return walk(flow, { inputs: [inputs], limit: mostStates })
  } catch {
    return null
  }
}

/** The walk takes states for one that differ in nothing a condition looks at; so here is one that looks at problems. */
function tellingProblems(flow: CompiledFlow): CompiledFlow {
  const { conditions } = flow.definition
  const shown = { '!=': [{ var: 'data.problem' }, null] as [{ var: string }, null] }
  return { ...flow, definition: { ...flow.definition, conditions: { ...conditions, problemShown: shown } } }
}

/** The events once more, with samples for what the model only knows to be something; what they ask for is not done. */
function replay(world: CandidateClient, model: readonly Event[]): PreviewTrace {
  const events = model.map(withSamples)
  const first = start(world.flow, world.inputs).state
  const state = events.reduce((before, event) => transition(world.flow, before, event).state, first)
  return { ...world, events, state }
}

const withSamples = (event: Event): Event => {
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    value === anyReference && Object.hasOwn(samplePayloads, key) ? samplePayloads[key] : value,
  ])
  return Object.fromEntries(entries) as Event
}
