/** What follows each failure of each call, read and poll in each place of a flow, from the walk of the flow. */
import { type Edge, failureGroups, placeOf, type ReachableState, sentAt, type Walk, walk } from '../src/engine/index.ts'
import { type CompiledFlow, defined, type Place } from '../src/flow/index.ts'
import type { CallName, EventName, FailureName, ReadName } from '../src/generated/flow.types.ts'

export interface RecoveryRow {
  place: string
  kind: 'call' | 'read' | 'poll'
  effect: CallName | ReadName
  failure: FailureName
  /** One that the flow names; null: any other, or none. */
  code: string | null
  /** A place, or `closed`. */
  to: string
  problem: string | null
  /** Keys of the sentences that the user reads. */
  says: readonly string[]
  /** What the user has typed there is still there. */
  keeps: boolean
  /** What the user can do next. */
  offers: readonly EventName[]
  /** As `error Error`. */
  tells: readonly string[]
}

const kinds = { '@failed': 'call', '@loadFailed': 'read', '@pollFailed': 'poll' } as const

type FailureEdge = Edge & { event: Extract<Edge['event'], { type: keyof typeof kinds }> }

const isFailure = (edge: Edge): edge is FailureEdge => edge.event.type in kinds

/** In the order of the places. */
export function recoveryTable(flow: CompiledFlow): RecoveryRow[] {
  const walked = walk(flow)
  const groups = failureGroups(flow)
  const found = new Map<string, RecoveryRow>()
  for (const state of walked.states) {
    if (state.state.overlay !== null) continue
    for (const edge of state.edges.filter(isFailure))
      for (const failure of groups.find((group) => group.includes(edge.event.failure)) ?? []) {
        const row = rowOf(walked, edge, failure)
        if (row === null) continue
        const { offers, ...same } = row
        const key = JSON.stringify(same)
        const known = found.get(key)
        found.set(key, known ? { ...known, offers: [...new Set([...known.offers, ...offers])] } : row)
      }
  }
  const order = Object.keys(flow.places)
  return [...found.values()].sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
}

/** null: a code that the flow does not tell apart from none. */
function rowOf({ states }: Walk, edge: FailureEdge, failure: FailureName): RecoveryRow | null {
  const { event, from, to } = edge
  const { flow } = from
  const here = placeOf(from.flow, from.state)
  const same = from.edges.find(
    (other) =>
      isFailure(other) &&
      other.event.type === event.type &&
      other.event.failure === event.failure &&
      other.event.code === null,
  )
  const isOther = same !== undefined && same.to === to && same.rule === edge.rule
  if (event.code !== null && isOther) return null
  const kind = kinds[event.type]
  const there = to.state.closed ? null : placeOf(to.flow, to.state)
  const effect =
    event.type === '@failed'
      ? defined(flow.calls[event.call], 'call').effect
      : defined(event.type === '@pollFailed' ? here.poll : here.load, 'read').effect
  const isRead = kind === 'read' && there === here
  // A read that fails leaves the problem of an earlier submit as it is.
  const problem = there === null || isRead ? null : ((to.state.data['problem'] ?? null) as string | null)
  return {
    place: from.place,
    kind,
    effect,
    failure,
    code: event.code,
    to: there?.id ?? 'closed',
    problem,
    says: there ? (isRead ? readFailed(failure) : said(there, problem, failure)) : [],
    keeps: kind === 'call' && (there === here || isSender(states, from, there)),
    offers: there ? offered(to, there).filter((event) => !(isRead && event === needsRead[effect])) : [],
    tells: edge.effects.flatMap((effect) =>
      effect.kind === 'emit' && effect.message === 'error' ? [`error ${effect.reason}`] : [],
    ),
  }
}

/** The screen that sent the call stays mounted while it is pending. */
const isSender = (states: readonly ReachableState[], calling: ReachableState, place: Place | null) =>
  states.some((state) => state.place === place?.id && state.edges.some(({ to }) => to === calling))

function offered(state: ReachableState, place: Place): EventName[] {
  const sent = sentAt(place).filter((event) => event !== 'PROMPT_CLOSE' && !event.endsWith('_QUERY_ERROR'))
  return sent.filter((event) => state.edges.some((edge) => edge.event.type === event && edge.to !== state))
}

/** What the user can do only with what was read. */
const needsRead: Partial<Record<CallName | ReadName, EventName>> = {
  sources: 'SELECT_SOURCE',
  accounts: 'SUBMIT_ACCOUNTS',
}

const readFailed = (failure: FailureName) => [failure === 'expired' ? 'failure.expired' : 'retry.message']

/** The sentence of a screen about a rejection. */
const rejections: Readonly<Record<string, string>> = {
  InvalidAnswer: 'invalid',
  AccountFailed: 'failed',
  UploadFailed: 'failed',
}

/** What a screen says of the failure that led to it (src/screens/parts/submit-error.tsx). */
function said({ screen }: Place, problem: string | null, failure: FailureName): string[] {
  const ofFailure = failure === 'refused' ? null : `failure.${failure}`
  if (screen === 'error-submit-email') return ['error-submit-email.heading', ...(ofFailure ? [ofFailure] : [])]
  if (problem === 'SendFailed') return [ofFailure ?? 'problem.unexpected']
  if (problem === null) return [`${screen}.heading`]
  const rejection = `${screen}.${defined(rejections[problem], `sentence about ${problem}`)}`
  return [ofFailure !== null && failure !== 'unavailable' ? ofFailure : rejection]
}
