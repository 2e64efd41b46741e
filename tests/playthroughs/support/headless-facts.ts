/** What a screen would say, told from what it is given: for the keys that depend on more than the screen's name. */
import type { World } from './headless-world.ts'
import type { Key } from './playthrough.ts'

type Fact = (world: World) => boolean

const problem =
  (name: string): Fact =>
  (world) =>
    world.view().problem === name && !world.view().busy
const several: Fact = (world) => world.view().multipleAccounts
const one: Fact = (world) => !several(world)
const offersTyping: Fact = (world) => world.view().can('SUBMIT_MANUAL_ACCOUNTS')
const accounts = ({ queries, view }: World) =>
  queries.getQueryState<{ accounts: unknown[] }>(view().accounts().queryKey)
const hinted: Fact = (world) => world.view().sandbox?.hints ?? false
const oneTimeCode: Fact = (world) => world.view().oneTimeCode
const complained =
  (key: Key): Fact =>
  (world) =>
    world.complaints.includes(key)
const and =
  (...facts: Fact[]): Fact =>
  (world) =>
    facts.every((fact) => fact(world))
const not =
  (fact: Fact): Fact =>
  (world) =>
    !fact(world)
const privacy: Fact = (world) => world.view().client.privacyPolicyUrl !== null
const terms: Fact = (world) => world.view().client.termsOfUseUrl !== null
const unnamed: Fact = (world) => world.view().client.name === null

export const facts: Readonly<Record<Key, Fact>> = {
  'header.back': (world) => world.view().can('BACK'),
  'consent.heading': not(unnamed),
  'consent.heading-unnamed': unnamed,
  'select-source.request': (world) => world.view().can('ADD_SOURCE'),
  'select-source.request-term': (world) => world.view().can('ADD_SOURCE'),
  'select-source.no-results': (world) => world.found?.length === 0 && !world.view().can('ADD_SOURCE'),
  'credentials.agree-both': and(privacy, terms),
  'credentials.agree-privacy': and(privacy, not(terms)),
  'credentials.agree-terms': and(terms, not(privacy)),
  'credentials.must-agree': complained('credentials.must-agree'),
  'form.required': complained('form.required'),
  'form.email-invalid': complained('form.email-invalid'),
  'form.url-invalid': complained('form.url-invalid'),
  'progress.loaded': (world) => world.view().settling,
  'question.hint-code': and(hinted, oneTimeCode),
  'question.hint-answer': and(hinted, not(oneTimeCode)),
  'question.invalid': problem('InvalidAnswer'),
  'captcha.invalid': problem('InvalidAnswer'),
  'mfa-methods.invalid': problem('InvalidAnswer'),
  'select-account.heading-single': one,
  'select-account.heading-multiple': several,
  'select-account.manual-single': and(offersTyping, one),
  'select-account.manual-multiple': and(offersTyping, several),
  'select-account.none-found': (world) => accounts(world)?.data?.accounts.length === 0,
  'retry.button': (world) =>
    world.screen() === 'error-submit-email' ? world.view().can('TRY_AGAIN') : accounts(world)?.status === 'error',
  'failure.unavailable': problem('SendFailed'),
  'select-account.failed': problem('AccountFailed'),
  'error-submit-email.heading-help': problem('NeedsHelp'),
  'error-submit-email.text-help': problem('NeedsHelp'),
  'error-submit-email.heading': not(problem('NeedsHelp')),
  'error-submit-email.text': not(problem('NeedsHelp')),
  'upload-invoices.failed': problem('UploadFailed'),
  'upload-invoices.rejected': complained('upload-invoices.rejected'),
  'error-try-again.another': (world) => world.view().can('CHANGE_SOURCE'),
}
