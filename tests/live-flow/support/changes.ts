/** Changes that a product person makes by JSON alone, and that linter and flow tests accept. */
import type { Condition, FlowDefinition } from '../../../src/generated/flow.types.ts'
import type { FlowTests } from '../../../src/generated/flow-tests.types.ts'

export interface Change {
  title: string
  flow: (flow: FlowDefinition) => void
  /** What `tieline test --update` leaves to the author of the flow tests. */
  tests?: (tests: Expectations) => void
  /** Its reason, as for `tieline test --update --because`; absent: every row still holds. */
  because?: string
}

/** Flow tests that have invariants and cases. */
export type Expectations = FlowTests & Required<Pick<FlowTests, 'invariants' | 'cases'>>

type Row = Expectations['cases'][number]['rows'][number]

/** Deletes rows; a case without rows is deleted, too. */
function deleteRows(tests: Expectations, isObsolete: (row: Row) => boolean): void {
  for (const each of tests.cases) each.rows = each.rows.filter((row) => !isObsolete(row))
  tests.cases = tests.cases.filter(({ rows }) => rows.length > 0)
}

const isBackFrom =
  (...places: readonly string[]) =>
  ({ at, on }: Row) =>
    on === 'BACK' && places.includes(String(at))

/** In every value and key. */
const renamed = <T extends object>(document: T, from: string, to: string): T =>
  Object.assign(document, JSON.parse(JSON.stringify(document).replaceAll(`"${from}"`, `"${to}"`)))

/** Also where steps lead back to consent. */
export function askForConsentUnless({ conditions, steps }: FlowDefinition, skips: Condition): void {
  conditions['asksForConsent'] = { and: [{ var: 'in.showConsent' }, { '!': skips }] }
  for (const name of ['consent', 'enterCredentials', 'errorSubmitEmail'])
    steps[name] = JSON.parse(JSON.stringify(steps[name]).replaceAll('{"var":"in.showConsent"}', '"asksForConsent"'))
}

function deleteConsentRows(tests: Expectations): void {
  tests.invariants = tests.invariants.filter(({ id }) => id !== 'consent-first')
  deleteRows(tests, isBackFrom('chooseConnectionMethod'))
}

export const changes: readonly Change[] = [
  {
    title: 'the source comes before the method',
    flow: (flow) => {
      flow.path = ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices', 'enterCredentials', 'success']
    },
    tests: (tests) => deleteRows(tests, isBackFrom('enterCredentials', 'chooseConnectionMethod', 'uploadInvoices')),
    because: 'Users know their source before they know how to connect it.',
  },
  {
    title: 'updates skip consent',
    flow: (flow) => askForConsentUnless(flow, 'updating'),
    tests: (tests) => deleteConsentRows(tests),
    because: 'Who updates has agreed before.',
  },
  {
    title: 'trusted partners skip consent',
    flow: (flow) => {
      flow.inputs['trustedPartner'] = { from: 'client.trusted_partner', type: 'boolean' }
      askForConsentUnless(flow, { var: 'in.trustedPartner' })
    },
    tests: (tests) => deleteConsentRows(tests),
    because: 'Their users have agreed before.',
  },
  {
    title: 'a tenth of the sessions goes without consent',
    flow: (flow) => {
      flow.inputs['consentTest'] = { from: 'split', shares: { control: 90, without: 10 } }
      askForConsentUnless(flow, { '==': [{ var: 'in.consentTest' }, 'without'] })
    },
    tests: (tests) => deleteConsentRows(tests),
    because: 'Does consent put users off?',
  },
  {
    title: 'wrong credentials lead to the list of sources',
    flow: ({ steps }) => {
      steps['errorTryAgain']!.on!['TRY_AGAIN'] = 'selectSource'
    },
    because: 'Most users picked the wrong source.',
  },
  {
    title: 'delays, time limits and other numbers',
    flow: ({ settings, steps }) => {
      steps['success']!.after = { ms: 5000, to: '@close' }
      const toTryAgain = { emit: { error: 'Timeout' }, to: 'errorTryAgain' } as const
      steps['enterCredentials']!.states!['captcha']!.after = { ms: 120_000, to: toTryAgain }
      Object.assign(settings, { loadedDelayMs: 0, connectedDelayMs: 3000, searchMinLength: 1, manualAccountRows: 4 })
    },
    because: 'Less waiting before a question, more time to read the success.',
  },
  {
    title: 'the status is asked for less often, and for half an hour',
    flow: ({ steps }) => {
      Object.assign(steps['enterCredentials']!.poll!, { everyMs: 30_000, timeoutMs: 1_800_000 })
    },
    because: 'Some sources are slow.',
  },
  {
    title: 'a step with another name',
    flow: (flow) => {
      renamed(flow, 'selectSource', 'pickSource')
      Object.assign(flow, { version: 2, migrations: [{ from: 1, steps: { selectSource: 'pickSource' } }] })
    },
    tests: (tests) => {
      renamed(tests, 'selectSource', 'pickSource')
    },
  },
  {
    title: 'no way to ask for a missing source',
    flow: ({ steps, inputs, data }) => {
      delete steps['selectSource']!.on!['ADD_SOURCE']
      delete steps['addSource']
      delete inputs['showAddSource']
      delete data['website']
    },
    tests: (tests) => deleteRows(tests, (row) => /ddSource|ADD_SOURCE/.test(JSON.stringify(row))),
  },
  {
    title: 'consent once more before invoices are uploaded',
    flow: ({ path, steps }) => {
      steps['agreeToUpload'] = {
        description: 'The user agrees to what is read from invoices.',
        screen: 'consent',
        when: 'byInvoices',
        enter: { unset: ['problem'] },
        on: { NEXT: '@next' },
      }
      path.splice(path.indexOf('uploadInvoices'), 0, 'agreeToUpload')
    },
    tests: (tests) => deleteRows(tests, isBackFrom('uploadInvoices')),
    because: 'Invoices hold more than accounts do.',
  },
  {
    title: 'a variant for refreshes, and French as the default',
    flow: (flow) => {
      flow.page = { languages: ['fr', 'en', 'es', 'pt'], defaultLanguage: 'fr' }
      const shorter = {
        steps: { enterCredentials: { poll: { timeoutMs: 60_000 } } },
        settings: { connectedDelayMs: 0 },
        page: { header: false },
      }
      flow.variants = [{ id: 'refresh', when: 'refreshing', merge: shorter }]
    },
    because: 'Nobody watches a refresh for long.',
  },
  {
    title: 'a second try for who cannot read the captcha, another address and another description',
    flow: ({ steps }) => {
      steps['enterCredentials']!.states!['captcha']!.on!['CAPTCHA_QUERY_ERROR'] = 'errorTryAgain'
      steps['errorTryAgain']!.description = 'It did not work: the user may try again or pick another source.'
      steps['consent']!.route = '/agree'
    },
    tests: ({ cases }) => {
      for (const row of cases.flatMap(({ rows }) => rows).filter(({ on }) => on === 'read fails'))
        row.at = [row.at ?? []].flat().filter((place) => place !== 'enterCredentials.captcha')
    },
    because: 'A new session brings a new captcha.',
  },
]
