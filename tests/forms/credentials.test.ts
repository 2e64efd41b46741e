import { describe, expect, it } from 'vitest'
import { credentialsForm, filledFields, withoutSecrets } from '../../src/forms/index.ts'
import { field, formOf } from './support/fields.ts'

const username = field('username', { field_number: 1, field_label: 'Username' })
const password = field('password', { field_number: 2, field_label: 'Password', field_type: 'Password' })

describe('credentialsForm', () => {
  it('is a text and a masked field with their autofill tokens', () => {
    const { schema, ui, initial } = formOf([username, password])
    expect(schema).toEqual({
      type: 'object',
      properties: {
        field0: { type: 'string', title: 'Username', pattern: '[^\\s\\u200b-\\u200f\\u2060\\ufeff]' },
        field1: { type: 'string', title: 'Password', minLength: 1 },
      },
      required: ['field0', 'field1'],
    })
    expect(ui).toEqual({
      field0: { 'ui:widget': 'input', 'ui:options': { autoComplete: 'username' } },
      field1: { 'ui:widget': 'password', 'ui:options': { autoComplete: 'current-password' } },
    })
    expect(initial).toEqual({})
  })

  it.each([
    ['named password', field('PassWord'), 'password'],
    ['of type Password', field('pin', { field_type: 'Password' }), 'password'],
    ['named password, options or not', field('password', { field_label: 'Password [a,b]' }), 'password'],
    ['with options', field('region', { field_label: 'Region [North;South]' }), 'select'],
    ['with a broken list', field('region', { field_label: 'Region [North' }), 'input'],
    ['without a label', field('region', { field_label: null }), 'input'],
    ['without a label, of type Password', field('pin', { field_label: null, field_type: 'Password' }), 'password'],
  ])('a field %s', (_, source, widget) => {
    expect(formOf([source]).ui['field0']?.['ui:widget']).toBe(widget)
  })

  it.each([
    ['its label', field('a', { field_label: ' Customer number ' }), 'Customer number'],
    ['the text before the options', field('a', { field_label: 'Region [N;S]' }), 'Region'],
    ['the hint of a masked field too', field('pin', { field_type: 'Password', field_label: 'PIN [4/6]' }), 'PIN [4/6]'],
    ['its name without a label', field('Customer', {}), 'Customer'],
    ['its name with options alone', field('Region', { field_label: '[N;S]' }), 'Region'],
    ['300 characters of label', field('a', { field_label: 'x'.repeat(300) }), 'x'.repeat(300)],
    [
      'a label with controls of direction, isolated',
      field('a', { field_label: 'User\u202eeman\u200b' }),
      '\u2068Usereman\u2069',
    ],
    ['a label in Arabic, isolated', field('a', { field_label: 'اسم' }), '\u2068اسم\u2069'],
    ['10 kB of label, cut', field('a', { field_label: 'x'.repeat(10_000) }), `${'x'.repeat(300)}…`],
    [
      'a cut in the middle of a character',
      field('a', { field_label: `${'x'.repeat(299)}😀😀` }),
      `${'x'.repeat(299)}…`,
    ],
  ])('a field is called by %s', (_, source, title) => {
    expect(formOf([source]).schema.properties?.['field0']).toMatchObject({ title })
  })

  it('orders by field number, those without one last and as they came', () => {
    const fields = [field('d', { field_number: null }), field('c', { field_number: 3 }), field('e'), username, password]
    const names = formOf(fields).sent.map(({ name }) => name)
    expect(names).toEqual(['username', 'password', 'c', 'd', 'e'])
  })

  it('orders by numbers that are texts, and takes what only begins or ends with one for none', () => {
    const numbers = ['2nd', 'no 1', '', '10', '9']
    const names = formOf(numbers.map((field_number) => field(`number ${field_number}`, { field_number }))).sent
    expect(names.map(({ name }) => name)).toEqual(['9', '10', '2nd', 'no 1', ''].map((number) => `number ${number}`))
  })

  it('gives one field the password token: the one of that name, else the first masked one', () => {
    const pin = field('pin', { field_number: 1, field_type: 'Password' })
    const token = (fields: Parameters<typeof formOf>[0]) =>
      Object.values(formOf(fields).ui).map((ui) => ui['ui:options']?.autoComplete)
    expect(token([pin, password])).toEqual(['off', 'current-password'])
    expect(token([pin, field('code', { field_number: 2, field_type: 'Password' })])).toEqual([
      'current-password',
      'off',
    ])
  })

  it.each([
    ['two fields of one name', [username, field('username')], 'form.duplicate-fields'],
    ['an empty name', [field('')], 'problem.unexpected'],
    ['a blank name', [field(' ')], 'problem.unexpected'],
  ])('is a problem with %s', (_, fields, problem) => {
    expect(credentialsForm(fields, { username: null, mustAgree: false })).toEqual({ ok: false, problem })
  })

  it('keeps hostile names out of the schema and sends them back unchanged', () => {
    const names = ['__proto__', 'constructor', 'a.b[0]', 'field0', 'agree', '/~1', '😀']
    const form = formOf(names.map((name) => field(name)))
    expect(Object.keys(form.schema.properties ?? {})).toEqual(names.map((_, i) => `field${i}`))
    const data = Object.fromEntries(names.map((name, i) => [`field${i}`, name]))
    expect(form.check(data)).toEqual([])
    expect(filledFields(form, data)).toEqual(names.map((name) => ({ field_name: name, field_value: name })))
    expect(({} as Record<string, unknown>)['field_value']).toBeUndefined()
  })
})

describe('update mode', () => {
  const form = formOf([username, password], { username: 'ada' })

  it('shows the username, disabled', () => {
    expect(form.initial).toEqual({ field0: 'ada' })
    expect(form.ui['field0']).toMatchObject({ 'ui:disabled': true })
  })

  it('sends the other fields alone', () => {
    expect(form.check({ field0: 'ada', field1: 'secret' })).toEqual([])
    expect(filledFields(form, { field0: 'ada', field1: 'secret' })).toEqual([
      { field_name: 'password', field_value: 'secret' },
    ])
  })

  it('shows a username that is none of its options', () => {
    const fields = [field('UserName', { field_label: 'Username [a;b]' })]
    expect(formOf(fields, { username: 'ada' }).check({ field0: 'ada' })).toEqual([])
  })

  it('asks for the username when none is known', () => {
    expect(formOf([username], { username: '' }).sent).toHaveLength(1)
  })
})

describe('what is entered', () => {
  const region = field('region', { field_number: 3, field_label: 'Region [North;South]' })
  const form = formOf([username, password, region], { mustAgree: true })
  const good = { field0: 'ada', field1: 'secret', field2: 'North', agree: true }

  it.each([
    ['everything', good, []],
    ['a password of blanks', { ...good, field1: '  ' }, []],
    ['nothing', {}, ['required', 'required', 'required', 'required']],
    ['a username of blanks', { ...good, field0: ' \t' }, ['pattern']],
    ['an empty password', { ...good, field1: '' }, ['minLength']],
    ['no option', { ...good, field2: 'West' }, ['enum']],
    ['no consent', { ...good, agree: false }, ['const']],
    ['undefined members', { ...good, field0: undefined }, ['required']],
    ['another type', { ...good, field0: 1 }, ['type']],
    ['no object', 'secret', ['type']],
    ['nothing at all', undefined, ['type']],
  ])('%s', (_, data, keywords) => {
    expect(form.check(data).map(({ keyword }) => keyword)).toEqual(keywords)
  })

  it('is asked for with a box for the consent, if there is something to agree to', () => {
    expect(form.ui['agree']).toEqual({ 'ui:widget': 'checkbox' })
    expect(formOf([username]).ui).not.toHaveProperty('agree')
  })

  it('is kept for another try without what is masked', () => {
    const kept = withoutSecrets(form, good)
    expect(kept).toEqual({ field0: 'ada', field2: 'North', agree: true })
    expect(formOf([username, password, region], { entered: kept }).initial).toEqual(kept)
  })

  it('is repeated in no error', () => {
    const data = { field0: ' ', field1: ['s3cret'], field2: 's3cret', agree: 's3cret' }
    expect(JSON.stringify(form.check(data))).not.toContain('s3cret')
  })

  it('is sent trimmed, a password as it was typed', () => {
    expect(filledFields(form, { ...good, field0: ' ada ', field1: ' secret ' })).toEqual([
      { field_name: 'username', field_value: 'ada' },
      { field_name: 'password', field_value: ' secret ' },
      { field_name: 'region', field_value: 'North' },
    ])
  })

  it.each(['co\u00adop', 'דרכון\u200f', 'x\u200dy'])(
    'is sent as the server named it, if it is the option %j',
    (option) => {
      const form = formOf([field('kind', { field_label: `Kind [${option};other]` })])
      expect(filledFields(form, { field0: option })).toEqual([{ field_name: 'kind', field_value: option }])
    },
  )
})
