import type { RJSFSchema } from '@rjsf/utils'
import { formSchemas } from '../generated/forms.schemas.ts'
import { answer, email, manualAccount, manualAccounts, website } from '../generated/forms.validators.js'
import { plainAddress, plainNumber } from '../untrusted/index.ts'
import type { FieldUi, Form } from './form.ts'

type Name = keyof typeof formSchemas

/** Made once each, so that a form made anew keeps its check and RJSF its state. */
const checks: Record<Name, Form['check']> = {
  answer: toCheck(answer),
  email: toCheck(email, plainAddress),
  manualAccount: toCheck(manualAccount),
  manualAccounts: toCheck(manualAccounts),
  website: toCheck(website, plainAddress),
}

/** @param read what is sent of what is typed, and so is checked */
function toCheck(validate: typeof answer, read = (typed: string) => typed): Form['check'] {
  const sent = (value: unknown) => (typeof value === 'string' ? read(value) : value)
  return (data) => {
    const entered = data !== null && typeof data === 'object' && !Array.isArray(data)
    const checked = entered ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sent(value)])) : data
    return validate(checked) ? [] : (validate.errors ?? [])
  }
}

/** A form of one property, from its schema in schemas/forms and the validator compiled from it. */
function fixed<Key extends string>(name: Name, key: Key, ui: FieldUi, typed = ''): Form<Record<Key, string>> {
  const schema = formSchemas[name] as unknown as RJSFSchema
  const initial = (typed === '' ? {} : { [key]: typed }) as Partial<Record<Key, string>>
  return { schema, ui: { [key]: ui }, initial, check: checks[name] }
}

/** An e-mail address, at most 254 characters (add-source and error report). */
export const emailForm = () =>
  fixed('email', 'email', {
    'ui:widget': 'input',
    'ui:options': { type: 'email', inputMode: 'email', autoComplete: 'email' },
  })

/** A provider's address; its scheme may be left out. */
export const websiteForm = () =>
  fixed('website', 'url', {
    'ui:widget': 'input',
    'ui:options': { type: 'url', inputMode: 'url', autoComplete: 'url' },
  })

interface AnswerOptions {
  oneTimeCode?: boolean
  digits?: boolean
}

/** A passcode, security answer or captcha text. `oneTimeCode` and `digits` ease the entry but take any answer. */
export const answerForm = ({ oneTimeCode = false, digits = oneTimeCode }: AnswerOptions = {}) =>
  fixed('answer', 'answer', {
    'ui:widget': 'input',
    'ui:options': {
      ...(digits && { inputMode: 'numeric' }),
      autoComplete: oneTimeCode ? 'one-time-code' : 'off',
      secret: true,
    },
  })

/** @param typed what it starts with */
export const manualAccountForm = (typed?: string) =>
  fixed('manualAccount', 'account', { 'ui:widget': 'input', 'ui:options': { autoComplete: 'off' } }, typed)

/** Several account numbers, one a line; `rows` is the height of the field, `typed` what it starts with. */
export const manualAccountsForm = (rows: number, typed?: string) =>
  fixed('manualAccounts', 'accounts', { 'ui:widget': 'textarea', 'ui:options': { rows, autoComplete: 'off' } }, typed)

/** The account numbers in a text: one a line or a cell of a spreadsheet, in ASCII digits, trimmed, blank lines and repetitions dropped (conformance 5.15). */
export function splitAccounts(text: string): string[] {
  const lines = text.split(/\r\n|[\t\r\n\u2028\u2029]/).map(plainNumber)
  return [...new Set(lines)].filter((line) => line !== '')
}
