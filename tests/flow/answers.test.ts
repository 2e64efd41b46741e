import { describe, expect, it } from 'vitest'
import { allAnswers, answersTo, compileAnswers, isShown } from '../../src/flow/answers.ts'
import { formsNamed, inlineForms } from '../../src/flow/inline-forms.ts'
import type { FormDefinition, FormField } from '../../src/generated/form.types.ts'

const form = (properties: FormDefinition['properties']): FormDefinition => ({
  name: 'f',
  properties,
  texts: { heading: { en: 'F' }, fields: {} } as unknown as FormDefinition['texts'],
})
const forms = {
  home: form({
    owned: { type: 'string', enum: ['yes', 'no'] },
    adult: { type: 'boolean' },
    since: { type: 'integer' },
  }),
  empty: form({}),
}

it('an answer is a data field of a finite domain where there is one', () => {
  const common = { nullable: true, init: { kind: 'literal', value: null } }
  expect(compileAnswers(forms)).toEqual([
    { ...common, name: 'answers.home.owned', values: ['yes', 'no'] },
    { ...common, name: 'answers.home.adult', values: [false, true] },
    { ...common, name: 'answers.home.since', values: 'reference' },
  ])
})

describe('what was answered', () => {
  const data = {
    problem: 'x',
    'answers.home.owned': 'no',
    'answers.home.adult': false,
    'answers.home.since': null,
    'answers.homes.owned': 'yes',
  }

  it('in a form, by field and without what is open', () => {
    expect(answersTo('home', data)).toEqual({ owned: 'no', adult: false })
    expect(answersTo('empty', data)).toEqual({})
  })

  it('in every form that was submitted', () => {
    expect(allAnswers(forms, data)).toEqual({ home: { owned: 'no', adult: false } })
    expect(allAnswers(forms, {})).toEqual({})
  })
})

it('a field is shown beside the answers that it asks for, and beside nothing inherited', () => {
  const landlord: FormField = { type: 'string', showIf: { owned: ['no'], adult: [true] } }
  expect(isShown({ type: 'string' }, {})).toBe(true)
  expect(isShown(landlord, { owned: 'no', adult: true })).toBe(true)
  expect(isShown(landlord, { owned: 'no', adult: false })).toBe(false)
  expect(isShown(landlord, { adult: true })).toBe(false)
  const inherited: FormField = { type: 'string', showIf: { toString: [Object.prototype.toString as never] } }
  expect(isShown(inherited, {})).toBe(false)
})

describe('the forms that a definition names', () => {
  const definition = {
    steps: {
      one: { form: 'home' },
      two: { states: { ask: { form: 'home' }, odd: { form: 7 } } },
      three: [{ form: '../x' }, null],
    },
  }

  it('are found wherever a step or state shows one, once each, and only by a name', () => {
    expect(formsNamed(definition)).toEqual(['home'])
    expect([null, 7, 'form', { form: null }].map(formsNamed)).toEqual([[], [], [], []])
  })

  it('are put into it, as far as they are there', () => {
    expect(inlineForms(definition, new Map([['home', forms.home]]))).toEqual({
      ...definition,
      forms: { home: forms.home },
    })
    expect(inlineForms(definition, new Map())).toBe(definition)
  })
})
