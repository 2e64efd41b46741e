/** The script of the sandbox (src/sandbox/script.ts) that produces the outcomes of a path. */
import type { Event } from '../../../src/engine/index.ts'

/** Statuses that end when time passes. */
const waiting = ['New', 'Connecting', 'MfaQuestionNoAnswer']

export const isWaiting = (stage: string | undefined) =>
  stage !== undefined && (waiting.includes(stage) || isOutage(stage))

/** Statuses that polling reads until it times out. */
export const isEndless = (stage: string | undefined) => isWaiting(stage) && !isOutage(stage ?? '')

/** The reads of the other stages are lists, which are read again where they are. */
const isQuestion = (stage: string | undefined) => !isWaiting(stage) && stage !== 'AccountSelection'

/** A stage whose read fails or that the user does not answer; the sandbox ends it after a minute. */
const isOutage = (stage: string) => /[?~]$/.test(stage)

/** Virtual ms after which a waiting stage ends. */
export const lastsMs = (stage: string) => (isOutage(stage) ? 60_000 : 1500)

/** The stages of the connection that starts at this index, until the next one starts. */
export function stagesFrom(events: readonly Event[], from: number, initial: readonly string[] = []): string[] {
  const stages: string[] = [...initial]
  for (const event of events.slice(from)) {
    if (event.type === 'SUBMIT_CREDENTIALS') break
    const last = stages.at(-1)
    if (event.type === '@status') stages.push(event.status)
    else if (event.type === '@pollFailed') stages.push('Connecting?')
    // The status does not change until polling times out.
    else if (event.type === '@pollTimedOut' && !isEndless(last)) stages.push('Connecting')
    else if (event.type === '@loadFailed' && isQuestion(last)) stages[stages.length - 1] = `${last}?`
    // The screen reports that it could not load, so the user cannot answer this stage.
    else if (event.type.endsWith('_QUERY_ERROR') && last && !isOutage(last)) stages[stages.length - 1] = `${last}~`
  }
  return stages.length === 0 ? ['Connecting'] : stages
}

export const usernameFor = (stages: readonly string[]) => `user_script:${stages.join()}`

/** How the call of this event ends; null: the user leaves before it ends. */
export function outcomeOf(events: readonly Event[], index: number): { fails: boolean; code: string | null } | null {
  for (const event of events.slice(index + 1)) {
    if (event.type === '@done') return { fails: false, code: null }
    if (event.type === '@failed') return { fails: true, code: event.code }
    if (event.type.startsWith('SUBMIT_') || event.type === 'SELECT_METHOD') return null
  }
  return null
}
