export {
  type CredentialsData,
  type CredentialsForm,
  type CredentialsOptions,
  type CredentialsResult,
  credentialsForm,
  filledFields,
  withoutSecrets,
} from './credentials.ts'
export { isNamed } from './field-name.ts'
export { answerForm, emailForm, manualAccountForm, manualAccountsForm, splitAccounts, websiteForm } from './fixed.ts'
export type { CheckError, FieldUi, Form, FormUi, InputOptions } from './form.ts'
export { type ParsedLabel, parseLabel } from './label.ts'
export { createFormValidator } from './validator.ts'
