/** What the server has to do for a path to be followed, derived from the events ahead. */
import type { Event } from '../../../src/engine/index.ts'

/** Statuses that last until time passes. */
const waiting = ['New', 'Connecting', 'MfaQuestionNoAnswer']

export const isWaiting = (stage: string | undefined) =>
  stage !== undefined && (waiting.includes(stage) || isOutage(stage))

/** Statuses that polling reads until its time is over. */
export const isEndless = (stage: string | undefined) => isWaiting(stage) && !isOutage(stage ?? '')

/** A stage whose read fails, or that is left unanswered: the sandbox ends it after a minute. */
const isOutage = (stage: string) => /[?~]$/.test(stage)

/** Virtual ms after which a stage that waits is over. */
export const lastsMs = (stage: string) => (isOutage(stage) ? 60_000 : 1500)

/** The stages of the connection that begins here, until another one begins. */
export function stagesFrom(events: readonly Event[], from: number, begun: readonly string[] = []): string[] {
  const stages: string[] = [...begun]
  for (const event of events.slice(from)) {
    if (event.type === 'SUBMIT_CREDENTIALS') break
    const last = stages.at(-1)
    if (event.type === '@status') stages.push(event.status)
    else if (event.type === '@pollFailed') stages.push('Connecting?')
    // The status stays as it is until the time is over.
    else if (event.type === '@pollTimedOut' && !isEndless(last)) stages.push('Connecting')
    else if (event.type === '@raised') stages[stages.length - 1] = `${last}?`
    // The screen itself reports that it has nothing to show: the stage is left unanswered.
    else if (event.type.endsWith('_QUERY_ERROR') && last && !isOutage(last)) stages[stages.length - 1] = `${last}~`
  }
  return stages.length === 0 ? ['Connecting'] : stages
}

export const usernameFor = (stages: readonly string[]) => `user_script:${stages.join()}`

/** How the call that this event makes ends; null: the user leaves before it does. */
export function outcomeOf(events: readonly Event[], index: number): { fails: boolean; code: string | null } | null {
  for (const event of events.slice(index + 1)) {
    if (event.type === '@done') return { fails: false, code: null }
    if (event.type === '@failed') return { fails: true, code: event.code }
    if (event.type.startsWith('SUBMIT_') || event.type === 'SELECT_METHOD') return null
  }
  return null
}
