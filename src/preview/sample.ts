/** Made-up sources and accounts: what a preview shows where a session would ask the server. */
import type { Calls, ClientInfo, Source } from '../generated/api.types.ts'
import type { ScreenName, SourceNotice, StatusName } from '../generated/flow.types.ts'
import { captchaImage } from './captcha.ts'
import type { SampleTexts } from './texts.ts'

/** Everything that a client can switch on is on, so that every place can be reached. */
export const sampleClient: ClientInfo = {
  name: 'Greenfield',
  privacy_policy_url: 'https://greenfield.example/privacy',
  terms_of_use_url: 'https://greenfield.example/terms',
  account_select_mode: 'Multiple',
  allow_document_upload: true,
  show_step_consent: true,
  show_step_add_source: true,
  show_step_select_account: true,
  show_step_add_account: true,
  mode: 'Normal',
}

const source = (name: string, country: string): Source => {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return {
    source_id: id,
    name,
    country,
    logo_url: null,
    website: `https://www.${id}.example/`,
    fields: [
      { field_name: 'username', field_label: 'username', field_number: 1, field_type: 'Text' },
      { field_name: 'password', field_label: 'password', field_number: 2, field_type: 'Password' },
    ],
  }
}

/** Its fields have other labels in each language: `labelled` adds them. */
export const sampleSource = source('Fernhill Energy', 'US')

export const sampleSources: readonly Source[] = [
  sampleSource,
  source('Pinecrest Light & Power', 'US'),
  source('Hydro Laurentide', 'CA'),
  source('Marisma Agua', 'ES'),
  source('Stadtwerke Altmark', 'DE'),
  source('Vento do Norte', 'PT'),
  source('Copperline Gas', 'US'),
  source('Lakeshore Water', 'CA'),
  source('Compagnie du Val', 'FR'),
  source('Sol de Oriente', 'MX'),
]

/** The sources, the second and those after it with the notices of the flow. */
export const withNotices = (notices: readonly SourceNotice[]): readonly Source[] =>
  sampleSources.map((sample, at) => ({ ...sample, source_id: notices[at - 1]?.source ?? sample.source_id }))

/** `explained`: a field that the flow explains, between the two that every source has here. */
export function labelled(sample: Source, texts: SampleTexts, explained: string | null): Source {
  const [username, password] = sample.fields
  const number = { field_name: explained, field_label: texts.number, field_type: 'Text' }
  const fields = [
    { ...username, field_label: texts.username },
    ...(explained === null ? [] : [number]),
    { ...password, field_label: texts.password },
  ]
  return { ...sample, fields: fields.map((field, at) => ({ ...field, field_number: at + 1 }) as Source['fields'][0]) }
}

/** What a session may have learnt of its connection where a screen waits for it. */
export const sampleStatuses: Readonly<Partial<Record<ScreenName, readonly StatusName[]>>> = {
  progress: ['Connecting', 'MfaQuestion', 'AccountSelection', 'Connecting'],
  waiting: ['Connecting', 'MfaQuestionNoAnswer'],
}

type SampleCall = 'mfaGet' | 'questionGet' | 'mfaMethodsGet' | 'captchaGet' | 'accountList'

/** What each verification asks, and the accounts it leads to. */
export const sampleAnswers = (texts: SampleTexts) =>
  ({
    mfaGet: { question: texts.passcode },
    questionGet: { question: texts.security },
    mfaMethodsGet: {
      title: texts.methods,
      methods: [
        { mfa_method_id: 'text', label: texts.text },
        { mfa_method_id: 'call', label: texts.call },
        { mfa_method_id: 'email', label: texts.email },
      ],
    },
    captchaGet: { captcha_image_base64: captchaImage },
    accountList: {
      accounts: [
        { account_id: 'a-1', account_number: '4471 0093 12', account_address: '12 Alder Lane, Fernhill' },
        { account_id: 'a-2', account_number: '4471 0093 55', account_address: '7 Mill Road, Fernhill' },
        { account_id: 'a-3', account_number: '4471 0101 08', account_address: null },
      ],
    },
  }) satisfies { [Call in SampleCall]: Calls[Call]['response'] }

/** Samples for references in the payload of an event, by the key of the payload. */
export const samplePayloads: Readonly<Record<string, unknown>> = {
  source: sampleSource,
  url: sampleSource.website,
  chosen: [{ account_number: '4471009312', account_address: '12 Alder Lane, Fernhill' }],
  value: { public_token: 'public-sample', job_guid: 'job-sample' },
}
