import { readdirSync, readFileSync } from 'node:fs'
import type { RJSFSchema } from '@rjsf/utils'
import type { AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCheck } from '../../src/forms/check.ts'
import * as forms from '../../src/forms/index.ts'
import { anyFields, formOf } from './support/fields.ts'
import { ajvCheck, essence } from './support/oracle.ts'

/** Values as people and attackers enter them, and what no form would hand over. */
const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '\u2003', 'a', 'b', 'ada@example.com', 'example.com', 'x'.repeat(1001), '😀'.repeat(128)),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 1 }),
)

const dataFor = (keys: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(fc.constantFrom(...keys, 'stranger'), anyValue, { noNullPrototype: true }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )

const fixed: Record<string, forms.Form> = {
  answer: forms.answerForm(),
  email: forms.emailForm(),
  'manual-account': forms.manualAccountForm(),
  'manual-accounts': forms.manualAccountsForm(10),
  website: forms.websiteForm(),
}

describe('fixed forms', () => {
  it('are those of schemas/forms', () => {
    expect(readdirSync('schemas/forms').sort()).toEqual(Object.keys(fixed).map((name) => `${name}.json`))
  })

  it.each(Object.entries(fixed))('%s agrees with Ajv', (name, form) => {
    const schema = JSON.parse(readFileSync(`schemas/forms/${name}.json`, 'utf8')) as AnySchemaObject
    const ajv = ajvCheck(schema)
    fc.assert(
      fc.property(dataFor(Object.keys(schema['properties'])), (data) => {
        expect(essence(form.check(data))).toEqual(essence(ajv(data)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('forms made from a source', () => {
  it('agree with Ajv', () => {
    const given = anyFields.chain((fields) =>
      fc.record({
        form: fc
          .record({ username: fc.constantFrom(null, 'ada'), mustAgree: fc.boolean() })
          .map((options) => formOf(fields, options)),
        data: dataFor([...fields.map((_, i) => `field${i}`), 'agree']),
      }),
    )
    fc.assert(
      fc.property(given, ({ form, data }) => {
        expect(essence(form.check(data))).toEqual(essence(ajvCheck(form.schema as AnySchemaObject)(data)))
      }),
      { numRuns: 200 },
    )
  })

  it('take a frozen schema and leave it as it was', () => {
    const schema = { type: 'object', properties: { a: Object.freeze({ type: 'string' }) }, required: ['a'] } as const
    const check = createCheck(Object.freeze(schema) as unknown as RJSFSchema)
    expect(check({}).map(({ params }) => params)).toEqual([{ missingProperty: 'a' }])
    expect(Object.getOwnPropertyNames(schema)).toEqual(['type', 'properties', 'required'])
  })
})
