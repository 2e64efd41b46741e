/** A connection under way: a place in a scenario's stages, worked out anew from the time whenever somebody asks. */
import type { ConnectionStatus } from '../generated/api.types.ts'
import { CallError } from './call-errors.ts'
import type { ChallengeCall, Stage } from './stages.ts'

export interface Run {
  sourceId: string
  stages: readonly Stage[]
  /** Index of the stage reached. */
  at: number
  /** Virtual time at which it was reached. */
  since: number
  /** The last answer given in this stage was wrong. */
  wrong: boolean
  /** The call that ends this stage has failed once (`failsOnce`). */
  failed: boolean
  /** Accounts chosen or typed in. */
  shared: readonly string[]
}

/** Without `choosesAccounts` the stage in which accounts are chosen is left out, unless it insists. */
export function startRun(stages: readonly Stage[], sourceId: string, choosesAccounts: boolean, now: number): Run {
  const played = stages.filter((stage) => choosesAccounts || stage.until !== 'accountSelect' || stage.insists)
  return { sourceId, stages: played, at: 0, since: now, wrong: false, failed: false, shared: [] }
}

const stageOf = (run: Run | null): Stage | undefined => run?.stages[run.at]

/** The run in its next stage, reached at `now`. */
export function pass(run: Run, now: number): Run {
  return { ...run, at: run.at + 1, since: now, wrong: false, failed: false }
}

/** Moves past the stages whose time is over. */
export function settle(run: Run, now: number): Run {
  const lasts = stageOf(run)?.lastsMs
  if (lasts === undefined || now - run.since < lasts) return run
  return settle(pass(run, run.since + lasts), now)
}

export function statusOf(run: Run | null): ConnectionStatus {
  const stage = stageOf(run)
  if (!run || !stage) return 'New'
  return (run.wrong && stage.wrongStatus) || stage.status
}

/** The run and its stage, if `gate` ends that stage. Throws UNEXPECTED_CALL. */
export function stageAt(run: Run | null, gate: ChallengeCall): { run: Run; stage: Stage } {
  const stage = stageOf(run)
  if (run && stage?.until === gate) return { run, stage }
  throw new CallError('UNEXPECTED_CALL', `This call is not expected while the status is ${statusOf(run)}.`)
}

/** The same for a call that tries to end the stage: it fails once where the scenario says so. Throws INTERNAL_ERROR. */
export function attempt(session: { run: Run | null }, gate: ChallengeCall): { run: Run; stage: Stage } {
  const found = stageAt(session.run, gate)
  if (!found.stage.failsOnce || found.run.failed) return found
  session.run = { ...found.run, failed: true }
  throw new CallError('INTERNAL_ERROR', 'This scenario fails the first time.')
}

/** Throws INTERNAL_ERROR where the stage breaks this call. */
export function checkUnbroken(run: Run | null, call: string): void {
  if (stageOf(run)?.breaks === call) throw new CallError('INTERNAL_ERROR', 'This scenario breaks this call.')
}

/** What is known of the accounts: the stage they are chosen in, and for how many virtual ms; null before that. */
export function accountsKnown(run: Run, now: number): { stage: Stage; forMs: number } | null {
  const place = run.stages.findIndex(({ until }) => until === 'accountSelect')
  const stage = run.stages[place]
  if (!stage || run.at < place) return null
  return { stage, forMs: run.at > place ? Number.POSITIVE_INFINITY : now - run.since }
}
