import type { Customer } from '../results/customers.ts'
import type { StudioState } from '../store/state.ts'

/** Whose path the map shows: that of the customer who is played, or of the one who is compared. */
export function shownCustomer({ run, compared, results, file }: StudioState): Customer | null {
  if (run) return run.customer
  const found = results.effects?.customers.find(({ customer }) => customer.id === compared)
  // The map shows the flow in front; a customer with a flow file of its own has another one.
  return found && found.customer.file === file ? found.customer : null
}
