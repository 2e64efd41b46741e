/** Calls that change something: what each sends, built from the event that asked for it and from what is known. */
import type { Api, CallOptions } from '../api/index.ts'
import type { Values } from '../flow/index.ts'
import type { Source } from '../generated/api.types.ts'
import type { CallName } from '../generated/flow.types.ts'

export interface CallContext {
  /** Event payload: secrets pass through, from the form to the one call. */
  payload: Values
  data: Values
  policies: { privacyPolicyUrl: string | null; termsOfUseUrl: string | null }
}

type Send = (api: Api, context: CallContext, options: CallOptions) => Promise<unknown>

const sourceId = ({ data }: CallContext) => (data['source'] as Source | null)?.source_id ?? ''
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : [])

export const calls: Readonly<Record<CallName, Send>> = {
  connect: (api, context, options) =>
    api.connect(
      {
        source_id: sourceId(context),
        fields: list(context.payload['fields']),
        privacy_policy_url: context.policies.privacyPolicyUrl,
        terms_of_use_url: context.policies.termsOfUseUrl,
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
    api.sourceAdd({ email: text(payload['email']), url: text(data['website']) }, options),
  upload: async (api, context, options) => {
    const { payload } = context
    const onProgress = payload['onProgress'] as ((sent: number, total: number) => void) | undefined
    const files = list<File>(payload['files'])
    const body = await api.upload(
      { files, source_id: sourceId(context) },
      { ...options, ...(onProgress && { onProgress }) },
    )
    return body.data
  },
}
