import { answerName, type CompiledFlow, defined, type Values } from '../flow/index.ts'
import { change } from './apply.ts'
import { placeOf } from './destination.ts'
import type { Event, State } from './state.ts'

/**
 * The state with the answers that a submitted form brings, which replace the earlier ones to this form. They are data
 * before a rule is chosen, so its condition can read them.
 */
export function takeAnswers(flow: CompiledFlow, state: State, event: Event): State {
  const { form } = placeOf(flow, state)
  const given = event.type === 'SUBMIT_FORM' ? (event['answers'] as Values | undefined) : undefined
  if (form === null || given === undefined) return state
  const { properties } = defined(flow.forms[form], `form '${form}'`)
  return change(state, ({ data }) => {
    for (const field of Object.keys(properties))
      data[answerName(form, field)] = Object.hasOwn(given, field) ? given[field] : null
  }).state
}
