import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hostPage } from '../../scripts/docs-host.ts'
import { valueInWords } from '../../scripts/schema-words.ts'

it('docs/host.md has the tables that the schemas give', () => {
  const page = readFileSync(new URL('../../docs/host.md', import.meta.url), 'utf8')
  expect(page, 'run `npm run docs:host`').toBe(hostPage())
})

describe('valueInWords', () => {
  it.each([
    [{ enum: ['light', 'dark'] }, '`light` · `dark`'],
    [{ type: 'integer', minimum: 0, maximum: 32 }, '0 to 32'],
    [{ $ref: 'config.schema.json#/definitions/origin' }, 'web address'],
    [{ type: 'array', items: { type: 'string' } }, 'list: text'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'object: `true` · `false`'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'object: text'],
    [{}, 'any value'],
  ])('%j is %s', (schema, words) => {
    expect(valueInWords(schema)).toBe(words)
  })
})
