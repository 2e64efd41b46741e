import type { Customer } from '../results/customers.ts'
import { customerIn } from '../store/customers.ts'
import type { StudioState } from '../store/state.ts'

/** Whose path the map shows: that of the customer who is played, whose preview is shown, or who is compared. */
export function shownCustomer(state: StudioState): Customer | null {
  if (state.run) return state.run.customer
  return (customerIn(state, state.customer) ?? customerIn(state, state.compared))?.customer ?? null
}
