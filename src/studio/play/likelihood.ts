/** What can happen next, by who acts and by how likely it is: an order for people who play, not a rule of the flow. */
import { type Choice, isFailureOutcome } from '../../engine/index.ts'
import { failedStatuses } from '../../generated/api.names.ts'

export interface ChoicesOf {
  by: Choice['by']
  /** What leads on, the likeliest first. */
  ahead: readonly Choice[]
  /** What leads back or out. */
  away: readonly Choice[]
  failures: readonly Choice[]
}

/** Who can lead on comes first; among these the user, then the server, then time. Who can do nothing is left out. */
export function choicesByActor(choices: readonly Choice[]): ChoicesOf[] {
  const all = (['user', 'server', 'time'] as const).map((by): ChoicesOf => {
    const own = choices.filter((choice) => choice.by === by)
    const failures = own.filter(isFailure)
    const away = own.filter(isAway)
    const ahead = own.filter((choice) => !isFailure(choice) && !isAway(choice))
    return { by, ahead: [...ahead.filter(isSuccess), ...ahead.filter((choice) => !isSuccess(choice))], away, failures }
  })
  const some = all.filter(({ ahead, away, failures }) => ahead.length + away.length + failures.length > 0)
  return [...some.filter(({ ahead }) => ahead.length > 0), ...some.filter(({ ahead }) => ahead.length === 0)]
}

const leavingEvents: readonly string[] = ['BACK', 'CANCEL', 'PROMPT_CLOSE']

const isAway = ({ event }: Choice): boolean => leavingEvents.includes(event.type)

const isFailure = ({ event }: Choice): boolean =>
  event.type === '@status' ? failedStatuses.some((status) => status === event.status) : isFailureOutcome(event)

const isSuccess = ({ event }: Choice): boolean => event.type === '@status' && event.status === 'Connected'
