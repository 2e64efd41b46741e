import { answerName, type CompiledFlow, defined, type Values } from '../flow/index.ts'
import { placeOf } from './destination.ts'
import { type Draft, draftOf, setDatum } from './draft.ts'
import type { Event, State } from './state.ts'

/** The state with the answers that a submitted form brings, which replace the earlier ones to this form. */
export function takeAnswers(flow: CompiledFlow, state: State, event: Event): State {
  if (event.type !== 'SUBMIT_FORM') return state
  const draft = draftOf(state)
  writeAnswers(flow, draft, event)
  return draft.state
}

/** Answers are data before a rule is chosen, so its condition can read them. */
export function writeAnswers(flow: CompiledFlow, draft: Draft, event: Event): void {
  if (event.type !== 'SUBMIT_FORM') return
  const { form } = placeOf(flow, draft.state)
  const given = event['answers'] as Values | undefined
  if (form === null || given === undefined) return
  for (const field of Object.keys(defined(flow.forms[form], `form '${form}'`).properties))
    setDatum(draft, answerName(form, field), Object.hasOwn(given, field) ? given[field] : null)
}
