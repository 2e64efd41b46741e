/** What an event or an outcome carries when it triggers rules. */
import type { RuleList, RuleTrigger } from '../../../analysis/index.ts'
import type { FlowDefinition, ScreenName } from '../../../generated/flow.types.ts'
import { type PayloadKey, payloads } from './facts.ts'

/** What every failure of a call, of a read or of polling carries. */
export const failureKeys = ['code', 'failure']

/** Whether nothing but a failure triggers it. */
export const isFailure = ({ kind }: RuleTrigger) => ['failed', 'poll-failure', 'other-failure'].includes(kind)

/** What the event that triggers these rules carries; nothing if no event does. */
export function payloadFor({ trigger }: RuleList): readonly PayloadKey[] {
  if (trigger.kind !== 'event' && trigger.kind !== 'read-failure') return []
  return payloads[trigger.event] ?? []
}

/** The screens that are shown when these rules are triggered. */
export function screensAt({ steps }: FlowDefinition, { step, state }: RuleList): ScreenName[] {
  if (step === null) return []
  const { states, screen } = { states: {}, screen: undefined, ...steps[step] }
  const shown = state === null ? [screen, ...Object.values(states).map((each) => each.screen)] : [states[state]?.screen]
  return shown.filter((each) => each !== undefined)
}
