import { answerName, type CompiledFlow, defined } from '../flow/index.ts'
import { change } from './apply.ts'
import { placeOf } from './goals.ts'
import type { Event, State } from './state.ts'

/**
 * With the answers that a submitted form brings, in the place of all that were given there before. They are data before
 * a rule is chosen, so its condition can read them.
 */
export function takeAnswers(flow: CompiledFlow, state: State, event: Event): State {
  const { form } = placeOf(flow, state)
  if (event.type !== 'SUBMIT_FORM' || form === null) return state
  const given = (event['answers'] ?? {}) as Readonly<Record<string, unknown>>
  const { properties } = defined(flow.forms[form], `form '${form}'`)
  return change(state, ({ data }) => {
    for (const field of Object.keys(properties))
      data[answerName(form, field)] = Object.hasOwn(given, field) ? given[field] : null
  }).state
}
