/** Calls that change something: what each sends, built from the payload of its event and from known data. */
import type { Api, CallOptions } from '../api/index.ts'
import type { Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { CallName } from '../generated/flow.types.ts'
import { readData } from './known-data.ts'

export interface CallContext {
  /** Payload of the event: secrets pass from the form to this call and are kept nowhere. */
  payload: Values
  data: Values
  /** The user agrees to the client's policies. */
  client: Pick<ClientInfo, 'privacy_policy_url' | 'terms_of_use_url'>
}

type Send = (api: Api, context: CallContext, options: CallOptions) => Promise<unknown>

const sourceId = ({ data }: CallContext) => readData(data, 'source')?.source_id ?? ''
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : [])

export const calls: Readonly<Record<CallName, Send>> = {
  connect: (api, context, options) =>
    api.connect(
      {
        source_id: sourceId(context),
        fields: list(context.payload['fields']),
        privacy_policy_url: context.client.privacy_policy_url ?? null,
        terms_of_use_url: context.client.terms_of_use_url ?? null,
      },
      options,
    ),
  selectAccounts: (api, { payload }, options) => api.accountSelect({ accounts: list(payload['accounts']) }, options),
  selectManualAccounts: (api, { payload }, options) =>
    api.accountSelectManual({ accounts: list(payload['accounts']) }, options),
  answerCaptcha: (api, { payload }, options) => api.captchaAnswer({ answer: text(payload['answer']) }, options),
  answerMfa: (api, { payload }, options) => api.mfaAnswer({ answer: text(payload['answer']) }, options),
  answerSecurityQuestion: (api, { payload }, options) =>
    api.questionAnswer({ answer: text(payload['answer']) }, options),
  selectMfaMethod: (api, { payload }, options) =>
    api.mfaMethodsSelect({ mfa_method_id: text(payload['methodId']) }, options),
  reportError: (api, { payload }, options) => api.connectionError({ email: text(payload['email']) }, options),
  addSource: (api, { payload, data }, options) =>
    api.sourceAdd({ email: text(payload['email']), url: readData(data, 'website') ?? '' }, options),
  upload: (api, context, options) => {
    const { payload } = context
    const onProgress = payload['onProgress'] as ((sent: number, total: number) => void) | undefined
    const files = list<File>(payload['files'])
    return api.upload({ files, source_id: sourceId(context) }, { ...options, ...(onProgress && { onProgress }) })
  },
}
