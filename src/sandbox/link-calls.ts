/** Client info, sources, connecting, the connection's status, and the two e-mail forms. */
import { randomUUID } from 'node:crypto'
import type { FilledField } from '../generated/api.types.ts'
import { type Handlers, sourceContext } from './call.ts'
import { CallError } from './call-errors.ts'
import { findSources, requireSource } from './catalogue.ts'
import { statusOf } from './run.ts'
import { connect, findScenario, isUpdate } from './session.ts'
import { sandboxValues } from './values.ts'

type LinkCall = 'info' | 'sources' | 'connect' | 'status' | 'sourceAdd' | 'connectionError'

const enteredValue = (fields: readonly FilledField[], name: string) =>
  fields.find(({ field_name }) => field_name.toLowerCase() === name)?.field_value

/** An e-mail address chooses its own outcome, as a file name does. */
function checkAddress({ email }: { email: string }): void {
  if (email.includes('fail')) throw new CallError('UNEXPECTED_ERROR', "An address that contains 'fail' fails.")
}

export const linkCalls: Handlers<LinkCall> = {
  info: (_, { session }) => session.client,

  sources: (query, context) => ({ sources: findSources(query, sourceContext(context)) }),

  connect({ source_id, fields }, context) {
    const { session, now } = context
    requireSource(source_id, sourceContext(context))
    // In update mode the widget shows the username and does not send it (conformance 3.6).
    const scenario = findScenario(enteredValue(fields, 'username') ?? session.client.update_mode?.username)
    if (enteredValue(fields, 'password') !== sandboxValues.password) {
      throw new CallError('INVALID_CREDENTIALS', 'The password is not the one of the sandbox.')
    }
    connect(session, source_id, scenario, now)
    const job_guid = randomUUID()
    return isUpdate(session) ? { job_guid } : { public_token: `public-sandbox-${randomUUID()}`, job_guid }
  },

  status(_, { session: { run } }) {
    const shared = run?.shared ?? []
    return { status: statusOf(run), ...(shared.length > 0 && { additional_information: { accounts: shared } }) }
  },

  sourceAdd: checkAddress,

  connectionError: checkAddress,
}
