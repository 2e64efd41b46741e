/** The view of a screen, from the session, client info and configuration. */
import { ApiError } from '../api/index.ts'
import { accepts, placeOf } from '../engine/index.ts'
import { answersTo, type CompiledFlow, readData, type Values } from '../flow/index.ts'
import { type Answers, isNamed } from '../forms/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Config } from '../generated/config.types.ts'
import type { View } from '../screens/index.ts'
import { failureOf, type SessionState } from '../session/index.ts'
import type { Running } from './page-state.ts'
import { sandboxView } from './sandbox-values.ts'

const nothingHidden: ReadonlySet<string> = new Set()

export function viewOf(
  { state, statuses, problemText, code, failure }: SessionState,
  running: Running,
  config: Config | null,
  lastCall: View['lastCall'] = null,
): View {
  const { session, flow, client, sandbox } = running
  const { data } = state
  const { load, form } = placeOf(flow, state)
  const oneTimeCode = load?.effect === 'mfaQuestion'
  const source = readData(data, 'source')
  const username = source !== null && source === client.update_mode?.source ? usernameOf(client.update_mode) : null
  return {
    settings: flow.settings,
    options: flow.definition.options,
    remembers: config?.rememberSource !== false,
    client: {
      name: client.name ?? null,
      imageUrl: client.image_url ?? null,
      privacyPolicyUrl: client.privacy_policy_url?.trim() || null,
      termsOfUseUrl: client.terms_of_use_url?.trim() || null,
    },
    product: productView(config),
    source,
    multipleAccounts: client.account_select_mode === 'Multiple',
    chosenAccounts: readData(data, 'chosenAccounts'),
    takenOver: readData(data, 'takenOver') === true,
    website: readData(data, 'website'),
    username,
    form: formView(flow, form, data),
    problem: readData(data, 'problem'),
    problemText,
    code,
    failure,
    lastCall,
    statuses,
    busy: state.pending !== null,
    settling: state.delayed !== null,
    // The screen under an open dialog keeps its controls.
    can: (event) => accepts(flow, { ...state, overlay: null }, event),
    sandbox: sandbox ? sandboxView(readData(data, 'sandboxValues') === true, username) : null,
    preview: false,
    hidden: nothingHidden,
    explain: (error) => (error instanceof ApiError ? error.display : null),
    hasExpired: (error) => failureOf(error).failure === 'expired',
    sources: (term) => session.reads().sources(term),
    accounts: () => session.reads().accounts(),
    question: () => (oneTimeCode ? session.reads().mfaQuestion() : session.reads().securityQuestion()),
    oneTimeCode,
    methods: () => session.reads().mfaMethods(),
    captcha: () => session.reads().captcha(),
  }
}

function formView({ forms }: CompiledFlow, name: string | null, data: Values): View['form'] {
  const definition = name === null ? undefined : forms[name]
  return name !== null && definition ? { name, definition, answers: answersTo(name, data) as Answers } : null
}

/** The username of the connection being updated: the server sends it by itself or as the value of its field. */
function usernameOf({ username, source }: NonNullable<ClientInfo['update_mode']>): string | null {
  return username || source?.fields.find((field) => isNamed(field, 'username'))?.field_value || null
}

export function productView(config: Config | null): View['product'] {
  return {
    name: config?.productName ?? 'Tieline',
    logoUrl: config?.logoUrl ?? null,
    privacyPolicyUrl: config?.privacyPolicyUrl ?? null,
    avatarUrl: config?.avatarUrl ?? null,
  }
}
