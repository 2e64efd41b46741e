/** What a server that works answers to each call. A hostile answer is a change of one of these. */
import type { paths } from '../../../src/generated/api.paths.ts'
import type { ClientInfo, ConnectionStatus, Source } from '../../../src/generated/api.types.ts'

export type CallName = Exclude<keyof typeof paths, 'tokenCreate'>

/** What a test may set before the widget opens. */
export interface ServerState {
  client: ClientInfo
  sources: Source[]
  status: ConnectionStatus
  /** The status after something was sent: credentials, an answer, accounts. */
  next: ConnectionStatus
}

export const source = (name: string, rest: Partial<Source> = {}): Source => ({
  source_id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country: 'GB',
  website: 'https://www.hydra-water.example/',
  fields: [
    { field_name: 'username', field_label: 'Email address', field_type: 'Text' },
    { field_name: 'password', field_label: 'Password', field_type: 'Password' },
  ],
  ...rest,
})

export const initialState = (): ServerState => ({
  client: {
    name: 'Greenfield',
    language: 'EN',
    privacy_policy_url: 'https://example.com/privacy',
    terms_of_use_url: 'https://example.com/terms',
    account_select_mode: 'Multiple',
    show_step_add_source: true,
    mode: 'Normal',
  },
  sources: [source('Hydra Water'), source('Other Gas')],
  status: 'New',
  next: 'Connected',
})

/** A grey square of 8 × 8, as PNG. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mNIgAIGyhgAYHUYAeOSAeQAAAAASUVORK5CYII='

export const publicToken = 'public-sandbox-4d1f0c52-7f0e-4f6e-8a57-6a2c1f0d9b3e'

export interface Request {
  search?: string | null
  source_id?: string | null
}

/** The body of each answer; undefined: 204. */
export const validBodies: Readonly<Record<CallName, (state: ServerState, request: Request) => unknown>> = {
  info: ({ client }) => client,
  sources: ({ sources }, { search, source_id }) => ({
    sources: sources.filter(
      (each) =>
        (!search || each.name.toLowerCase().includes(search.toLowerCase())) &&
        (!source_id || each.source_id === source_id),
    ),
  }),
  connect: () => ({ public_token: publicToken, job_guid: '9c1f6e0a-58f4-4a59-9d2b-0d5b8a3c7e11' }),
  status: ({ status }) => ({ status }),
  mfaGet: () => ({ question: 'Enter the code from your letter' }),
  mfaAnswer: () => undefined,
  mfaMethodsGet: () => ({
    title: 'How would you like to receive it?',
    methods: [
      { mfa_method_id: 'sms', label: 'Text message' },
      { mfa_method_id: 'call', label: 'Phone call' },
    ],
  }),
  mfaMethodsSelect: () => undefined,
  questionGet: () => ({ question: 'What is the colour of your first car?' }),
  questionAnswer: () => undefined,
  captchaGet: () => ({ captcha_image_base64: picture }),
  captchaAnswer: () => undefined,
  accountList: () => ({
    accounts: [
      { account_id: 'a1', account_number: '4147691735', account_address: '1 Mill Lane' },
      { account_id: 'a2', account_number: '4147691736', account_address: '2 Mill Lane' },
    ],
  }),
  accountSelect: () => undefined,
  accountSelectManual: () => undefined,
  sourceAdd: () => undefined,
  connectionError: () => undefined,
  upload: () => ({ data: { count: 1 } }),
}

/** Calls after which the connection goes on. */
export const advancing: ReadonlySet<CallName> = new Set([
  'connect',
  'mfaAnswer',
  'mfaMethodsSelect',
  'questionAnswer',
  'captchaAnswer',
  'accountSelect',
  'accountSelectManual',
])
