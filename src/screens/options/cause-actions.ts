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

/** What an error screen can do; every one can link to the provider. */
export type Offers = Readonly<Record<Exclude<Action, 'provider-site'>, boolean>>

/** The primary one first; none where the screen can do nothing of it. */
export function actionsFor(cause: Cause, view: Pick<View, 'failure' | 'source'>, offers: Offers): Action[] {
  // What is sent in a session that has expired does not arrive.
  const canSend = view.failure !== 'expired'
  const isPossible: Record<Action, boolean> = {
    ...offers,
    'try-again': offers['try-again'] && canSend,
    contact: offers.contact && canSend,
    'provider-site': siteOf(cause, view) !== null,
  }
  return [...new Set([cause.action, ...others])].filter((action) => isPossible[action])
}
