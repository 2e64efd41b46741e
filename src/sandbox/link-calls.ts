/** The calls around a connection: who asks, which sources, connecting, where it stands, and the two e-mail forms. */
import { randomUUID } from 'node:crypto'
import type { FilledField } from '../generated/api.types.ts'
import type { Handlers } from './call.ts'
import { CallError } from './call-errors.ts'
import { findSources } from './catalogue.ts'
import { statusOf } from './run.ts'
import { connect, findScenario, isUpdate, knownSource } from './session.ts'
import { sandboxValues } from './values.ts'

type LinkCall = 'info' | 'sources' | 'connect' | 'status' | 'sourceAdd' | 'connectionError'

const entered = (fields: readonly FilledField[], name: string) =>
  fields.find(({ field_name }) => field_name.toLowerCase() === name)?.field_value

/** An address fails as a file does, by what it is called. */
function failingAddress({ email }: { email: string }): void {
  if (email.includes('fail')) throw new CallError('INTERNAL_ERROR', "An address that contains 'fail' fails.")
}

export const linkCalls: Handlers<LinkCall> = {
  info: (_, { session }) => session.client,

  sources: (query, context) => ({ sources: findSources(query, context) }),

  connect({ source_id, fields }, context) {
    const { session, now } = context
    knownSource(source_id, context)
    // In update mode the widget shows the username and leaves it out of what it sends (specification section 3).
    const scenario = findScenario(entered(fields, 'username') ?? session.client.update_mode?.username)
    if (entered(fields, 'password') !== sandboxValues.password) {
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

  sourceAdd: failingAddress,

  connectionError: failingAddress,
}
