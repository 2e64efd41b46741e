/** Calls that change something: what each sends, built from the payload of its event and from known data. */
import type { Api, CallOptions } from '../api/index.ts'
import { defined, readData, type Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { CallName } from '../generated/flow.types.ts'

export interface SubmitContext {
  /** Payload of the event: secrets pass from the form to this call and are kept nowhere. */
  payload: Values
  data: Values
  /** The user agrees to the client's policies. */
  client: Pick<ClientInfo, 'privacy_policy_url' | 'terms_of_use_url'>
}

/** Rejects as well where the payload or the data lack what is sent: a flow in which that can happen is not sound. */
type Send = (api: Api, context: SubmitContext, options: CallOptions) => Promise<unknown>

export const calls: Readonly<Record<CallName, Send>> = {
  connect: async (api, context, options) =>
    api.connect(
      {
        source_id: sourceId(context),
        fields: list(context, 'fields'),
        privacy_policy_url: context.client.privacy_policy_url ?? null,
        terms_of_use_url: context.client.terms_of_use_url ?? null,
      },
      options,
    ),
  selectAccounts: async (api, context, options) => api.accountSelect({ accounts: list(context, 'accounts') }, options),
  selectManualAccounts: async (api, context, options) =>
    api.accountSelectManual({ accounts: list(context, 'accounts') }, options),
  answerCaptcha: async (api, context, options) => api.captchaAnswer({ answer: text(context, 'answer') }, options),
  answerMfa: async (api, context, options) => api.mfaAnswer({ answer: text(context, 'answer') }, options),
  answerSecurityQuestion: async (api, context, options) =>
    api.questionAnswer({ answer: text(context, 'answer') }, options),
  selectMfaMethod: async (api, context, options) =>
    api.mfaMethodsSelect({ mfa_method_id: text(context, 'methodId') }, options),
  reportError: async (api, context, options) => api.connectionError({ email: text(context, 'email') }, options),
  addSource: async (api, context, options) =>
    api.sourceAdd({ email: text(context, 'email'), url: website(context) }, options),
  upload: async (api, context, options) => {
    const onProgress = context.payload['onProgress'] as ((sent: number, total: number) => void) | undefined
    const files = list<File>(context, 'files')
    return api.upload({ files, source_id: sourceId(context) }, { ...options, ...(onProgress && { onProgress }) })
  },
}

const sourceId = ({ data }: SubmitContext): string => defined(readData(data, 'source'), 'source').source_id

const website = ({ data }: SubmitContext): string => defined(readData(data, 'website'), 'website')

function text({ payload }: SubmitContext, key: string): string {
  const value = payload[key]
  if (typeof value !== 'string') throw new Error(`No text '${key}'.`)
  return value
}

function list<T>({ payload }: SubmitContext, key: string): T[] {
  const value = payload[key]
  if (!Array.isArray(value)) throw new Error(`No list '${key}'.`)
  return value
}
