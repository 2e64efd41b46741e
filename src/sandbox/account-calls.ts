/** The calls that list accounts and share them. */
import { accountsOf, addressesAfterMs } from './accounts.ts'
import type { CallContext, Handlers } from './call.ts'
import { CallError } from './call-errors.ts'
import { accountsKnown, completeStage, requireStage, submitStage } from './run.ts'

function knownAccounts({ session: { run }, now }: CallContext) {
  const known = run && accountsKnown(run, now)
  if (!run || !known || known.stage.noAccounts) return []
  return accountsOf(run.sourceId, known.forMs >= addressesAfterMs)
}

function share(accounts: readonly string[], { session, now }: CallContext): void {
  requireStage(session.run, 'accountSelect')
  if (session.client.account_select_mode === 'Single' && accounts.length > 1) {
    throw new CallError('INVALID_ACCOUNT_ID', 'account_select_mode is Single: /accounts takes one only.')
  }
  const { run } = submitStage(session, 'accountSelect', now)
  session.run = { ...completeStage(run, now), shared: accounts }
}

export const accountCalls: Handlers<'accountList' | 'accountSelect' | 'accountSelectManual'> = {
  accountList: (_, context) => ({ accounts: knownAccounts(context) }),

  accountSelect({ accounts }, context) {
    requireStage(context.session.run, 'accountSelect')
    const ids = new Set(knownAccounts(context).map(({ account_id }) => account_id))
    if (!accounts.every((id) => ids.has(id))) {
      throw new CallError('INVALID_ACCOUNT_ID', 'One of /accounts is not an account_id of /link/account/list.')
    }
    share(accounts, context)
  },

  accountSelectManual: ({ accounts }, context) => share(accounts, context),
}
