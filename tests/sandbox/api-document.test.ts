import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { updateApiDocument } from '../../scripts/api-reference.ts'
import { checks as requestChecks } from '../../src/generated/requests.validators.js'
import { checks as responseChecks } from '../../src/generated/responses.validators.js'
import { describeScenarios } from '../../src/sandbox/index.ts'
import { callSchemas, type Json } from '../../src/sandbox/schemas.ts'
import { textsFor } from '../../src/sandbox/texts.ts'
import { errorCodes } from './tester.ts'

type Validators = Partial<Record<string, (body: unknown) => boolean>>

const examplesOf = (schema: Json | undefined) => (schema ? (schema['examples'] as unknown[]) : [])

describe('docs/api.md', () => {
  const document = readFileSync('docs/api.md', 'utf8')

  it('is what `npm run docs:api` writes', () => {
    expect(updateApiDocument(document)).toBe(document)
  })

  it('names usernames that exist', () => {
    const usernames = describeScenarios().map(({ username }) => username)
    const named = [...document.matchAll(/`(user_[a-z_]+)`/g)].map(([, name]) => name)
    expect(named.filter((name) => !usernames.includes(String(name)))).toEqual([])
  })
})

describe.each(Object.entries(callSchemas))('the schema of %s', (name, call) => {
  it('has examples that fit it', () => {
    const { request, response } = call.properties
    const checks: [unknown[], Validators][] = [
      [examplesOf(request), requestChecks],
      [examplesOf(response), responseChecks],
    ]
    for (const [examples, validators] of checks) {
      for (const example of examples) expect(validators[name]?.(example) ?? true, JSON.stringify(example)).toBe(true)
    }
    expect(examplesOf(request)).toHaveLength(1)
  })

  it('names codes of the table', () => {
    expect(call['x-errors'].filter((code) => !Object.hasOwn(errorCodes, code))).toEqual([])
  })
})

it('every code of the sandbox is in the table of codes, and the others are documented as not sent', () => {
  const sent = Object.keys(textsFor('en').errors)
  expect(sent.filter((code) => !Object.hasOwn(errorCodes, code))).toEqual([])
  expect(Object.keys(errorCodes).filter((code) => !sent.includes(code))).toEqual(['INVALID_CURP'])
})
