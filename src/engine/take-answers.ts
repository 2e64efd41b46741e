import { answerName, type CompiledFlow, defined, type Values } from '../flow/index.ts'
import { placeOf } from './destination.ts'
import { type NextState, nextStateOf, setDatum } from './next-state.ts'
import type { Event, State } from './state.ts'

/** The state with the answers that a submitted form brings, which replace the earlier ones to this form. */
export function takeAnswers(flow: CompiledFlow, state: State, event: Event): State {
  if (event.type !== 'SUBMIT_FORM') return state
  const next = nextStateOf(state)
  writeAnswers(flow, next, event)
  return next.state
}

/** Answers are data before a rule is chosen, so its condition can read them. */
export function writeAnswers(flow: CompiledFlow, next: NextState, event: Event): void {
  if (event.type !== 'SUBMIT_FORM') return
  const { form } = placeOf(flow, next.state)
  const given = event['answers'] as Values | undefined
  if (form === null || given === undefined) return
  for (const field of Object.keys(defined(flow.forms[form], `form '${form}'`).properties))
    setDatum(next, answerName(form, field), Object.hasOwn(given, field) ? given[field] : null)
}
