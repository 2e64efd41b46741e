/** How much a change matters: changes.md says what each class means. */
import type { Change, ChangeOf } from './change.ts'
import { topicOf } from './topics.ts'

export type ChangeClass = 'breaking' | 'behaviour' | 'note'

export function classOf(change: Change): ChangeClass {
  const topic = topicOf(change.code)
  if (topic === 'tests' || topic === 'notes') return 'note'
  return isBreaking(change) ? 'breaking' : 'behaviour'
}

/** Users, the host or the server no longer get what they got before. */
function isBreaking(change: Change): boolean {
  switch (change.code) {
    case 'step-removed':
    case 'state-removed':
    case 'overlay-removed':
    case 'place-unreachable':
    case 'close-unreachable':
      return true
    case 'event-changed':
      return losesSomething(change)
    case 'place-changed':
      return (change.trait === 'final' && change.before) || (change.trait === 'call' && change.before !== null)
    case 'input-changed':
      return change.key === 'from'
    case 'page-changed':
      if (change.key === 'languages') return change.before.some((language) => !change.after.includes(language))
      return change.key === 'header' && !change.after
    default:
      return false
  }
}

/**
 * The event has no effect any more, or a call or a message to the host is gone. Nothing is lost with BACK in a first step:
 * that the step before it is gone is a change of its own.
 */
function losesSomething({ before, after, isFirstBack }: ChangeOf<'event-changed'>): boolean {
  if (after.to.kind === 'nothing') return !isFirstBack
  const kept = after.effects.map((effect) => JSON.stringify(effect))
  return before.effects.some((effect) => !kept.includes(JSON.stringify(effect)))
}
