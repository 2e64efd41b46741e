import { describe, expect, it } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import {
  answerForm,
  createFormValidator,
  emailForm,
  type Form,
  manualAccountForm,
  websiteForm,
} from '../../src/forms/index.ts'
import { field, formOf } from './support/fields.ts'

const credentials = formOf([field('username'), field('password'), field('region', { field_label: '[a;b]' })], {
  mustAgree: true,
})
const good = { field0: 'ada', field1: 'secret', field2: 'a', agree: true }

/** Messages by field, as RJSF's widgets get them. */
function messages(form: Form, data: object) {
  const { errorSchema } = createFormValidator(form.check).validateFormData(data, form.schema)
  return Object.fromEntries(
    Object.entries(errorSchema).map(([key, at]) => [key, (at as { __errors: string[] }).__errors]),
  )
}

describe('createFormValidator', () => {
  it.each<[string, Form, object, object]>([
    ['nothing amiss', credentials, good, {}],
    ['a value left out', credentials, { ...good, field0: undefined }, { field0: ['form.required'] }],
    ['a value of blanks', credentials, { ...good, field0: ' ' }, { field0: ['form.required'] }],
    ['no option chosen', credentials, { ...good, field2: undefined }, { field2: ['form.required'] }],
    ['consent left out', credentials, { ...good, agree: undefined }, { agree: ['credentials.must-agree'] }],
    ['consent taken back', credentials, { ...good, agree: false }, { agree: ['credentials.must-agree'] }],
    ['an answer left out', answerForm(), {}, { answer: ['form.required'] }],
    ['an e-mail address left out', emailForm(), {}, { email: ['form.email-invalid'] }],
    ['a broken e-mail address', emailForm(), { email: 'ada@' }, { email: ['form.email-invalid'] }],
    ['a website left out', websiteForm(), {}, { url: ['form.url-invalid'] }],
    ['a broken website', websiteForm(), { url: 'not a site' }, { url: ['form.url-invalid'] }],
    ['an answer that is too long', answerForm(), { answer: 'a'.repeat(1001) }, { answer: ['form.too-long'] }],
    [
      'an account number that is too long',
      manualAccountForm(),
      { account: '1'.repeat(256) },
      { account: ['form.too-long'] },
    ],
    [
      'an e-mail address that is too long',
      emailForm(),
      { email: `${'a'.repeat(250)}@b.example` },
      { email: ['form.too-long'] },
    ],
  ])('%s', (_, form, data, expected) => {
    expect(messages(form, data)).toEqual(expected)
    expect(createFormValidator(form.check).isValid(form.schema, data, form.schema)).toBe(
      Object.keys(expected).length === 0,
    )
  })

  it('has messages that are keys of the locales', () => {
    const keys = [credentials, emailForm(), websiteForm()].flatMap((form) => Object.values(messages(form, {})).flat())
    expect(new Set(keys).size).toBe(4)
    for (const key of [...keys, 'form.too-long']) expect(Object.keys(en)).toContain(key)
  })

  it('runs without eval or Function', () => {
    const { eval: evaluate, Function: construct } = globalThis
    const refuse = () => {
      throw new EvalError('refused by the policy')
    }
    try {
      Object.assign(globalThis, { eval: refuse, Function: refuse })
      expect(messages(formOf([field('a')]), {})).toEqual({ field0: ['form.required'] })
    } finally {
      Object.assign(globalThis, { eval: evaluate, Function: construct })
    }
  })
})
