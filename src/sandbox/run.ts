/** A running connection: a position in a scenario's stages, derived from the virtual time at each call. */
import type { ConnectionStatus } from '../generated/api.types.ts'
import { CallError, type ErrorCode } from './call-errors.ts'
import type { ChallengeCall, Stage } from './stages.ts'

export interface Run {
  sourceId: string
  stages: readonly Stage[]
  stageIndex: number
  /** Virtual time at which the stage was reached. */
  reachedAt: number
  /** The last answer in this stage was wrong. */
  answeredWrong: boolean
  /** A call that would end this stage has failed (`firstSubmitError`). */
  submitFailed: boolean
  /** Accounts chosen or typed in. */
  shared: readonly string[]
}

/** Skips the stage that asks for accounts unless `asksForAccounts`, or the stage ignores the settings. */
export function startRun(stages: readonly Stage[], sourceId: string, asksForAccounts: boolean, now: number): Run {
  const played = stages.filter((stage) => asksForAccounts || stage.endedBy !== 'accountSelect' || stage.ignoresSettings)
  return {
    sourceId,
    stages: played,
    stageIndex: 0,
    reachedAt: now,
    answeredWrong: false,
    submitFailed: false,
    shared: [],
  }
}

export const stageOf = (run: Run | null): Stage | undefined => run?.stages[run.stageIndex]

/** The run in its next stage, reached at `now`. */
export function completeStage(run: Run, now: number): Run {
  return { ...run, stageIndex: run.stageIndex + 1, reachedAt: now, answeredWrong: false, submitFailed: false }
}

/** The run after all stages whose duration is over. */
export function advanceRun(run: Run, now: number): Run {
  const duration = stageOf(run)?.durationMs
  if (duration === undefined || now - run.reachedAt < duration) return run
  return advanceRun(completeStage(run, run.reachedAt + duration), now)
}

export function statusOf(run: Run | null): ConnectionStatus {
  const stage = stageOf(run)
  if (!run || !stage) return 'New'
  return (run.answeredWrong && stage.wrongAnswerStatus) || stage.status
}

/** The run and its stage, if `call` ends that stage. Throws UNEXPECTED_CALL. */
export function requireStage(run: Run | null, call: ChallengeCall): { run: Run; stage: Stage } {
  const stage = stageOf(run)
  if (run && stage?.endedBy === call) return { run, stage }
  throw new CallError('UNEXPECTED_CALL', `The status ${statusOf(run)} does not ask for this call.`)
}

/** The same for a call that tries to end the stage: the first one fails if the scenario says so. */
export function submitStage(
  session: { run: Run | null; expiresAt: number },
  call: ChallengeCall,
  now: number,
): { run: Run; stage: Stage } {
  const found = requireStage(session.run, call)
  const code = found.stage.firstSubmitError
  if (!code || found.run.submitFailed) return found
  session.run = { ...found.run, submitFailed: true }
  if (code === 'INVALID_LINK_TOKEN') session.expiresAt = now
  throw scenarioError(code)
}

/** An error that the scenario asks for. */
export function scenarioError(code: ErrorCode): CallError {
  if (code === 'INVALID_LINK_TOKEN') return new CallError(code, 'The session has expired.', { status: 401 })
  return new CallError(code, `This scenario fails with ${code}.`)
}

/** Throws UNEXPECTED_ERROR if the stage makes this call fail. */
export function checkRead(run: Run | null, call: string): void {
  if (stageOf(run)?.failingRead === call) throw scenarioError('UNEXPECTED_ERROR')
}

/** The stage that asks for accounts and how long ago it was reached (virtual ms); null before that. */
export function accountsKnown(run: Run, now: number): { stage: Stage; forMs: number } | null {
  const index = run.stages.findIndex(({ endedBy }) => endedBy === 'accountSelect')
  const stage = run.stages[index]
  if (!stage || run.stageIndex < index) return null
  return { stage, forMs: run.stageIndex > index ? Number.POSITIVE_INFINITY : now - run.reachedAt }
}
