import type { AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import { createFormValidator, formStep, formWords, messageValues } from '../../src/forms/index.ts'
import type { FormField } from '../../src/generated/form.types.ts'
import { housingForm } from '../support/housing.ts'
import { ajvCheck, essence } from './support/oracle.ts'

const step = formStep(housingForm, {})
const good = { ownership: 'own', email: 'ada@example.com', adult: true }

/** The message at each field that is wrong. */
function messages(entered: object) {
  const form = step.formFor(entered)
  const { errorSchema } = createFormValidator(form.check).validateFormData(entered, form.schema)
  return Object.fromEntries(
    Object.entries(errorSchema).map(([key, at]) => [key, (at as { __errors: string[] }).__errors[0]]),
  )
}

describe('what is entered', () => {
  it.each<[string, object, object]>([
    ['nothing amiss', {}, {}],
    ['no choice', { ownership: undefined }, { ownership: 'form.choose' }],
    ['a required field that has come into sight', { ownership: 'rent' }, { landlord: 'form.required' }],
    ['blanks alone', { ownership: 'rent', landlord: '  ' }, { landlord: 'form.required' }],
    ['a text that is too short', { ownership: 'rent', landlord: 'B' }, { landlord: 'form.too-short' }],
    ['no e-mail address', { email: '' }, { email: 'form.email-invalid' }],
    ['half an e-mail address', { email: 'ada@' }, { email: 'form.email-invalid' }],
    ['a phone number as a link has it', { phone: 'tel:+49-30-123456' }, {}],
    ['a phone number after blanks', { phone: ' TEL:+49-30-123456' }, {}],
    ['a phone number that only has such a link in it', { phone: '+49 tel:30-123456' }, { phone: 'form.phone-invalid' }],
    ['no phone number', { phone: 'call me' }, { phone: 'form.phone-invalid' }],
    ['no date', { since: '1.2.2020' }, { since: 'form.date-invalid' }],
    ['a year of two digits', { since: '0026-05-01' }, { since: 'form.date-invalid' }],
    ['another postcode', { postcode: '12345' }, { postcode: 'form.pattern-invalid' }],
    ['letters for a number', { people: 'two' }, { people: 'form.number-invalid' }],
    ['a part of a person', { people: 2.5 }, { people: 'form.number-invalid' }],
    ['too few people', { people: 0 }, { people: 'form.too-small' }],
    ['too many people', { people: 21 }, { people: 'form.too-large' }],
    ['too many choices', { uses: ['car', 'pool', 'solar'] }, { uses: 'form.too-many' }],
    ['notes without end', { notes: 'x'.repeat(2001) }, { notes: 'form.too-long' }],
    ['a box that must be ticked', { adult: false }, { adult: 'form.must-tick' }],
    ['a text that is too long', { ownership: 'rent', landlord: 'B'.repeat(201) }, { landlord: 'form.too-long' }],
    ['null for a choice', { ownership: null }, { ownership: 'form.choose' }],
  ])('%s', (_, changes, expected) => {
    const found = messages({ ...good, ...changes })
    expect(found).toEqual(expected)
    for (const key of Object.values(found)) expect(english).toHaveProperty([String(key)])
  })

  it('becomes answers: without blanks, without what is empty or hidden', () => {
    const entered = { ...good, email: ' ada@example.com ', people: 2, uses: [], landlord: 'Bo' }
    for (const notes of [' ', null])
      expect(step.answersIn({ ...entered, notes })).toStrictEqual({ ...good, people: 2, newsletter: false })
    expect(step.answersIn({ ...entered, ownership: 'rent' })).toMatchObject({ ownership: 'rent', landlord: 'Bo' })
    expect(step.answersIn({ ...entered, email: 'mailto:ada＠example。com' })).toMatchObject({
      email: 'ada@example.com',
    })
  })
})

it.each([[null], ['own'], [['own']], [undefined]])('%j has no answers, as no form enters it', (entered) => {
  const line: FormField = { type: 'string' }
  const named = formStep({ ...housingForm, properties: { toString: line, box: { type: 'boolean' } } }, {})
  expect(named.answersIn(entered)).toEqual({ box: false })
  expect(named.answersIn({})).toEqual({ box: false })
})

const entry = { autoComplete: 'off' }
const options = ['a', 'b']

it.each<[string, FormField, object, object]>([
  ['a line', { type: 'string' }, { type: 'string', maxLength: 200 }, { 'ui:widget': 'input', 'ui:options': entry }],
  [
    'several lines',
    { type: 'string', widget: 'textarea', showIf: { line: ['x'] } },
    { type: 'string', maxLength: 2000 },
    { 'ui:widget': 'textarea', 'ui:options': { ...entry, rows: 4 } },
  ],
  [
    'a short line',
    { type: 'string', maxLength: 5 },
    { type: 'string', maxLength: 5 },
    { 'ui:widget': 'input', 'ui:options': entry },
  ],
  [
    'an e-mail address',
    { type: 'string', format: 'email' },
    { type: 'string', format: 'email', maxLength: 200 },
    { 'ui:widget': 'input', 'ui:options': { type: 'email', inputMode: 'email', autoComplete: 'email' } },
  ],
  [
    'a phone number',
    { type: 'string', format: 'phone' },
    { type: 'string', format: 'phone', maxLength: 200 },
    { 'ui:widget': 'input', 'ui:options': { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  ],
  [
    'a date',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date', maxLength: 200 },
    { 'ui:widget': 'date', 'ui:options': entry },
  ],
  [
    'a choice',
    { type: 'string', enum: options },
    { type: 'string', enum: options },
    { 'ui:widget': 'radio', 'ui:options': entry },
  ],
  [
    'a choice of many',
    { type: 'string', enum: options, widget: 'select' },
    { type: 'string', enum: options },
    { 'ui:widget': 'select', 'ui:options': entry },
  ],
  [
    'several choices',
    { type: 'array', items: { enum: options } },
    { type: 'array', items: { type: 'string', enum: options }, uniqueItems: true },
    { 'ui:widget': 'checkboxes' },
  ],
  ['a box', { type: 'boolean' }, { type: 'boolean' }, { 'ui:widget': 'checkbox' }],
  [
    'a whole number',
    { type: 'integer' },
    { type: 'integer' },
    { 'ui:widget': 'number', 'ui:options': { ...entry, inputMode: 'numeric' } },
  ],
  [
    'a number',
    { type: 'number', minimum: 1 },
    { type: 'number', minimum: 1 },
    { 'ui:widget': 'number', 'ui:options': { ...entry, inputMode: 'decimal' } },
  ],
])('%s has its rules and its way to be entered', (_, field, rules, ui) => {
  const form = formStep({ ...housingForm, properties: { line: { type: 'string' }, field }, required: [] }, {})
  const drawn = form.formFor({ line: 'x' })
  expect(drawn.schema.properties?.['field']).toEqual(rules)
  expect(drawn.ui['field']).toEqual(ui)
})

it('asks for no answer where the form requires none', () => {
  const { required: _, ...optional } = housingForm
  expect(formStep(optional, {}).formFor({}).schema.required).toEqual([])
})

describe('the form that is drawn', () => {
  const shown = (entered: object) => Object.keys(step.formFor(entered).schema.properties ?? {})

  it('has the fields that are shown, in the order of the file', () => {
    const names = Object.keys(housingForm.properties)
    expect(shown({ ownership: 'rent' })).toEqual(names)
    expect(shown({})).toEqual(names.filter((name) => name !== 'landlord'))
  })

  it('is the same object for the same fields', () => {
    expect(step.formFor({ people: 1 })).toBe(step.formFor({ ownership: 'own' }))
  })

  it('begins with earlier answers', () => {
    expect(formStep(housingForm, good).formFor(good).initial).toEqual(good)
  })

  it('hides what depends on a hidden field', () => {
    const box: FormField = { type: 'boolean', showIf: { ownership: ['rent'] } }
    const properties = {
      ...housingForm.properties,
      box,
      below: { type: 'string', showIf: { box: [false] } } as FormField,
    }
    const nested = formStep({ ...housingForm, properties }, {})
    expect(nested.formFor({ ownership: 'rent' }).schema.properties).toHaveProperty('below')
    expect(nested.formFor({ ownership: 'own', box: false }).schema.properties).not.toHaveProperty('below')
  })
})

/** Values as people and attackers enter them. */
const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom('own', 'rent', 'gas', 'ada@example.com', '2026-02-28', '+49 30 123456', 'AB1 2CD', 'x'.repeat(2001)),
  fc.integer({ min: -5, max: 30 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.uniqueArray(fc.constantFrom('car', 'pool', 'solar', 'x')),
  // Of a list with wrong items Ajv does not say as well that it repeats one.
  fc.jsonValue({ maxDepth: 1 }).filter((value) => !Array.isArray(value)),
)

it('agrees with Ajv about every field that is shown', () => {
  const entries = fc.dictionary(fc.constantFrom(...Object.keys(housingForm.properties)), anyValue, {
    noNullPrototype: true,
  })
  const compiled = new Map<object, ReturnType<typeof ajvCheck>>()
  fc.assert(
    fc.property(entries, (entered) => {
      const { schema, check } = step.formFor(entered)
      const ajv = compiled.get(schema) ?? ajvCheck(schema as AnySchemaObject)
      compiled.set(schema, ajv)
      expect(essence(check(entered))).toEqual(essence(ajv(step.answersIn(entered))))
    }),
    { numRuns: 300 },
  )
})

describe('its words', () => {
  const words = (language: string) => formWords(housingForm, language, { client: 'Greenfield', product: 'Tieline' })

  it('name the client and the product', () => {
    expect(words('en')('text')).toBe('Greenfield asks this to find the right tariff.')
  })

  it('are in the language of the page, or in English', () => {
    expect(words('de')('heading')).toBe('Eigentum oder Miete?')
    expect(words('nl')('heading')).toBe('Own or rent?')
    expect(words('constructor')('heading')).toBe('Own or rent?')
  })

  it('are null where the form has none', () => {
    expect(words('en')('email.help')).toBeNull()
    expect(words('en')('constructor')).toBeNull()
  })

  it('of a message name the bounds of its field', () => {
    const { people, uses } = step.formFor({}).schema.properties ?? {}
    expect(messageValues(people)).toEqual({ least: 1, most: 20 })
    expect(messageValues(uses)).toEqual({ least: 0, most: 2 })
    expect(messageValues({ minLength: 2, maxLength: 9 })).toEqual({ least: 2, most: 9 })
    expect(messageValues()).toEqual({ least: 0, most: 0 })
  })
})
