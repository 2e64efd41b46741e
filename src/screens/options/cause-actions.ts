/** What an error screen offers for a cause of the flow: its own action first, as far as the place allows it. */
import type { Cause } from '../../generated/flow.types.ts'
import { safeHref } from '../../untrusted/address.ts'
import type { View } from '../view.ts'

export type Action = Cause['action']

/** Offered besides the action of the cause. */
const others: readonly Action[] = ['try-again', 'another-source', 'contact']

/** The web address of the provider, if there is one that may be opened. */
export const siteOf = ({ address }: Cause, { source }: Pick<View, 'source'>): string | null =>
  safeHref(address ?? source?.website)

/** The primary one first; none where the place allows nothing of it, as after the end of a session. */
export function actionsFor(cause: Cause, view: Pick<View, 'can' | 'failure' | 'source'>): Action[] {
  const isPossible: Record<Action, boolean> = {
    'try-again': view.can('TRY_AGAIN') && view.failure !== 'expired',
    'another-source': view.can('CHANGE_SOURCE'),
    'provider-site': siteOf(cause, view) !== null,
    contact: view.can('SUBMIT_EMAIL'),
  }
  return [...new Set([cause.action, ...others])].filter((action) => isPossible[action])
}
