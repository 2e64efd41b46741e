import type { RJSFSchema } from '@rjsf/utils'
import type { FilledField, SourceField } from '../generated/api.types.ts'
import { plainText } from '../untrusted/index.ts'
import { createCheck } from './check.ts'
import { fieldSchema, fieldUi, type Kind, readFields } from './fields.ts'
import type { Form } from './form.ts'

/** What is typed, by generated key (`field0`, …), and the consent (`agree`). */
export type CredentialsData = Record<string, string | boolean | undefined>

export interface CredentialsForm extends Form<CredentialsData> {
  /** The fields that are sent, in the order of the form. */
  sent: readonly { key: string; name: string; kind: Kind }[]
}

/** A form, or the locale key of the reason why there is none. */
export type CredentialsResult =
  | { ok: true; form: CredentialsForm }
  | { ok: false; problem: 'form.duplicate-fields' | 'problem.unexpected' }

export interface CredentialsOptions {
  /** Update mode: shown in the username field, which is then disabled and not sent. Null or '' otherwise. */
  username: string | null
  /** A privacy or terms address exists, so the user has to agree. */
  mustAgree: boolean
  /** From `withoutSecrets`: what the form starts with. */
  entered?: CredentialsData | undefined
}

/**
 * The form of a source's fields (conformance 5.21–5.23). Two fields of one name, or a field
 * without a name, make no form: neither could be sent under its own name.
 */
export function credentialsForm(fields: readonly SourceField[], options: CredentialsOptions): CredentialsResult {
  const names = fields.map((field) => field.field_name)
  if (names.some((name) => name.trim() === '')) return { ok: false, problem: 'problem.unexpected' }
  if (new Set(names).size < names.length) return { ok: false, problem: 'form.duplicate-fields' }
  return { ok: true, form: build(fields, options) }
}

function build(
  sourceFields: readonly SourceField[],
  { username, mustAgree, entered }: CredentialsOptions,
): CredentialsForm {
  const fields = readFields(sourceFields, username)
  const sent = fields.filter(({ kind }) => kind !== 'given')
  const given = fields.filter(({ kind }) => kind === 'given')
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])),
      ...(mustAgree && { agree: { type: 'boolean', const: true } }),
    },
    required: [...sent.map(({ key }) => key), ...(mustAgree ? ['agree'] : [])],
  }
  return {
    schema,
    ui: {
      ...Object.fromEntries(fields.map((field) => [field.key, fieldUi(field)])),
      ...(mustAgree && { agree: { 'ui:widget': 'checkbox' } }),
    },
    initial: { ...entered, ...Object.fromEntries(given.map(({ key }) => [key, username ?? ''])) },
    check: createCheck(schema),
    sent: sent.map(({ key, name, kind }) => ({ key, name, kind })),
  }
}

/** What may be kept for another try: everything but masked fields. */
export function withoutSecrets(form: CredentialsForm, data: CredentialsData): CredentialsData {
  const masked = new Set(form.sent.flatMap(({ key, kind }) => (kind === 'masked' ? [key] : [])))
  return Object.fromEntries(Object.entries(data).filter(([key]) => !masked.has(key)))
}

/**
 * What `/link/connect` is sent: texts without invisible marks and blanks around them, a password as it was typed, and an
 * option as the server named it.
 */
export function filledFields(form: CredentialsForm, data: CredentialsData): FilledField[] {
  return form.sent.map(({ key, name, kind }) => {
    const value = String(data[key] ?? '')
    return { field_name: name, field_value: kind === 'text' ? plainText(value) : value }
  })
}
