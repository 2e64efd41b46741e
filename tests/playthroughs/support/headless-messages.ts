/** When a screen shows a message, for messages that are not on their screen at all times. */
import type { HeadlessWidget } from './headless-widget.ts'
import type { MessageKey } from './names.ts'

type IsShown = (widget: HeadlessWidget) => boolean

const problem =
  (name: string): IsShown =>
  (widget) =>
    widget.view().problem === name && !widget.view().busy
const isMultiple: IsShown = (widget) => widget.view().multipleAccounts
const isSingle: IsShown = (widget) => !isMultiple(widget)
const canEnterAccounts: IsShown = (widget) => widget.view().can('SUBMIT_MANUAL_ACCOUNTS')
const accounts = ({ queries, view }: HeadlessWidget) =>
  queries.getQueryState<{ accounts: unknown[] }>(view().accounts().queryKey)
const hasHints: IsShown = (widget) => widget.view().sandbox?.hints ?? false
const isPasscode: IsShown = (widget) => widget.view().oneTimeCode
const hasFormError =
  (key: MessageKey): IsShown =>
  (widget) =>
    widget.formErrors.includes(key)
const and =
  (...conditions: IsShown[]): IsShown =>
  (widget) =>
    conditions.every((condition) => condition(widget))
const not =
  (condition: IsShown): IsShown =>
  (widget) =>
    !condition(widget)
const hasPrivacyPolicy: IsShown = (widget) => widget.view().client.privacyPolicyUrl !== null
const hasTerms: IsShown = (widget) => widget.view().client.termsOfUseUrl !== null
const isUnnamed: IsShown = (widget) => widget.view().client.name === null

export const messageConditions: Readonly<Record<MessageKey, IsShown>> = {
  'header.back': (widget) => widget.view().can('BACK'),
  'consent.heading': not(isUnnamed),
  'consent.heading-unnamed': isUnnamed,
  'select-source.request': (widget) => widget.view().can('ADD_SOURCE'),
  'select-source.request-term': (widget) => widget.view().can('ADD_SOURCE'),
  'select-source.no-results': (widget) => widget.found?.length === 0 && !widget.view().can('ADD_SOURCE'),
  'credentials.agree-both': and(hasPrivacyPolicy, hasTerms),
  'credentials.agree-privacy': and(hasPrivacyPolicy, not(hasTerms)),
  'credentials.agree-terms': and(hasTerms, not(hasPrivacyPolicy)),
  'credentials.must-agree': hasFormError('credentials.must-agree'),
  'form.required': hasFormError('form.required'),
  'form.email-invalid': hasFormError('form.email-invalid'),
  'form.url-invalid': hasFormError('form.url-invalid'),
  'progress.loaded': (widget) => widget.view().settling,
  'question.hint-code': and(hasHints, isPasscode),
  'question.hint-answer': and(hasHints, not(isPasscode)),
  'question.invalid': problem('InvalidAnswer'),
  'captcha.invalid': problem('InvalidAnswer'),
  'mfa-methods.invalid': problem('InvalidAnswer'),
  'select-account.heading-single': isSingle,
  'select-account.heading-multiple': isMultiple,
  'select-account.manual-single': and(canEnterAccounts, isSingle),
  'select-account.manual-multiple': and(canEnterAccounts, isMultiple),
  'select-account.none-found': (widget) => accounts(widget)?.data?.accounts.length === 0,
  'retry.button': (widget) =>
    widget.screen() === 'error-submit-email' ? widget.view().can('TRY_AGAIN') : accounts(widget)?.status === 'error',
  'failure.unavailable': problem('SendFailed'),
  'select-account.failed': problem('AccountFailed'),
  'error-submit-email.heading-help': problem('NeedsHelp'),
  'error-submit-email.text-help': problem('NeedsHelp'),
  'error-submit-email.heading': not(problem('NeedsHelp')),
  'error-submit-email.text': not(problem('NeedsHelp')),
  'upload-invoices.failed': problem('UploadFailed'),
  'upload-invoices.rejected': hasFormError('upload-invoices.rejected'),
  'error-try-again.another': (widget) => widget.view().can('CHANGE_SOURCE'),
}
