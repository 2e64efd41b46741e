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
export { type Answer, type Answers, type FormStep, formStep } from './form-step.ts'
export { type FormWordsOf, formWords } from './form-words.ts'
export { type ParsedLabel, parseLabel } from './label.ts'
export { messageValues } from './message-values.ts'
export { createFormValidator } from './validator.ts'
