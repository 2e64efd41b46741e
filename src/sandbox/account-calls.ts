/** Which accounts there are, and which of them are shared. */
import { accountsOf, addressesAfterMs } from './accounts.ts'
import type { CallContext, Handlers } from './call.ts'
import { CallError } from './call-errors.ts'
import { accountsKnown, attempt, pass, stageAt } from './run.ts'

function knownAccounts({ session: { run }, now }: CallContext) {
  const known = run && accountsKnown(run, now)
  if (!run || !known || known.stage.noAccounts) return []
  return accountsOf(run.sourceId, known.forMs >= addressesAfterMs)
}

function share(accounts: readonly string[], { session, now }: CallContext): void {
  stageAt(session.run, 'accountSelect')
  if (session.client.account_select_mode === 'Single' && accounts.length > 1) {
    throw new CallError('INVALID_ACCOUNT', 'account_select_mode is Single: /accounts takes one only.')
  }
  const { run } = attempt(session, 'accountSelect')
  session.run = { ...pass(run, now), shared: accounts }
}

export const accountCalls: Handlers<'accountList' | 'accountSelect' | 'accountSelectManual'> = {
  accountList: (_, context) => ({ accounts: knownAccounts(context) }),

  accountSelect({ accounts }, context) {
    const ids = new Set(knownAccounts(context).map(({ account_id }) => account_id))
    stageAt(context.session.run, 'accountSelect')
    if (!accounts.every((id) => ids.has(id))) {
      throw new CallError('INVALID_ACCOUNT', 'One of /accounts is not an account_id of /link/account/list.')
    }
    share(accounts, context)
  },

  accountSelectManual: ({ accounts }, context) => share(accounts, context),
}
