/** Views for screens, with sample data in memory. */

import type { Account, Source } from '../../src/generated/api.types.ts'
import type { EventName } from '../../src/generated/flow.types.ts'
import type { FormView, ReadOptions, View } from '../../src/screens/index.ts'
import definition from '../specification/specification.flow.json' with { type: 'json' }
import { housingForm } from './housing.ts'

/** A read that resolves to `data`. */
export const answers = <T>(key: string, data: T): ReadOptions<T> => ({ queryKey: [key], queryFn: async () => data })

export const neverAnswers = (key: string): ReadOptions<never> => ({
  queryKey: [key],
  queryFn: () => new Promise(() => {}),
})

export const fails = (key: string, words: string | null = null): ReadOptions<never> => ({
  queryKey: [key],
  queryFn: () => Promise.reject(new Error(words ?? '')),
})

export const source = (name: string, changes: Partial<Source> = {}): Source => ({
  source_id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country: 'US',
  logo_url: null,
  website: 'https://www.fernhill-energy.example/',
  fields: [
    { field_name: 'username', field_label: 'Username', field_number: 1, field_type: 'Text' },
    { field_name: 'password', field_label: 'Password', field_number: 2, field_type: 'Password' },
  ],
  ...changes,
})

export const manySources = (count: number) =>
  Array.from({ length: count }, (_, at) => source(`Source ${at + 1}`, { source_id: `source-${at + 1}` }))

export const accounts: Account[] = [
  { account_id: 'a-1', account_number: '4471 0093 12', account_address: '12 Alder Lane, Fernhill' },
  { account_id: 'a-2', account_number: '4471 0093 55', account_address: null },
]

/** One white pixel. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

export interface ViewChanges extends Partial<Omit<View, 'settings'>> {
  settings?: Partial<View['settings']>
}

export function fixtureView({ settings, ...changes }: ViewChanges = {}): View {
  return {
    settings: { ...definition.settings, ...settings },
    options: undefined,
    client: { name: 'Greenfield', imageUrl: null, privacyPolicyUrl: null, termsOfUseUrl: null },
    product: {
      name: 'Tieline',
      logoUrl: null,
      privacyPolicyUrl: 'https://tieline.example/end-user-privacy-policy',
      avatarUrl: null,
    },
    remembers: true,
    source: source('Fernhill Energy'),
    chosenAccounts: null,
    takenOver: false,
    multipleAccounts: false,
    website: null,
    username: null,
    form: null,
    problem: null,
    problemText: null,
    code: null,
    failure: null,
    lastCall: null,
    statuses: [],
    busy: false,
    settling: false,
    can: () => true,
    sandbox: null,
    preview: false,
    hidden: new Set(),
    hasExpired: () => false,
    explain: (error) => (error instanceof Error && error.message !== '' ? error.message : null),
    sources: (term) => answers(`sources:${term}`, { sources: manySources(term === '' ? 15 : 2) }),
    accounts: () => answers('accounts', { accounts }),
    question: () => answers('question', { question: 'Enter your 6-digit One-Time Passcode' }),
    oneTimeCode: true,
    methods: () =>
      answers('methods', {
        title: 'How should we reach you?',
        methods: [
          { mfa_method_id: 'm-1', label: 'Text message to ••• 0199' },
          { mfa_method_id: 'm-2', label: 'Call to ••• 0199' },
        ],
      }),
    captcha: () => answers('captcha', { captcha_image_base64: pixel }),
    ...changes,
  }
}

/** A form with every kind of field, and what was answered in it. */
export const housing = (answers: FormView['answers'] = {}): FormView => ({
  name: 'housing',
  definition: housingForm,
  answers,
})

/** Every event has an effect except these. */
export const cannot =
  (...events: EventName[]): View['can'] =>
  (event) =>
    !events.includes(event)
