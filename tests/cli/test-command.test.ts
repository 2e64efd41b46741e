/** `tieline test`: what it prints, writes and answers. */
import { describe, expect, it } from 'vitest'
import { testsTextOf, textOf } from '../lint/support/cases.ts'
import { runOver } from '../lint/support/io.ts'

const tests = {
  cases: [
    { id: 'consent', description: 'Consent comes first.', rows: [{ at: 'consent', on: 'NEXT', goesTo: 'success' }] },
    { id: 'idle', description: 'Nothing happens.', rows: [{ at: 'consent', on: 'done', goesTo: 'success' }] },
  ],
}
const flow = { 'flows/small.flow.json': textOf({ base: 'small', edits: {} }) }
const sound = { ...flow, 'flows/small.tests.json': testsTextOf({ base: 'small' }) }
const failing = { ...flow, 'flows/small.tests.json': JSON.stringify(tests) }

describe('tieline test', () => {
  it('says that all is as expected', async () => {
    const ran = await runOver(sound, ['test'])
    expect(ran).toMatchObject({ code: 0, err: '', out: '✔ 1 check, all as expected.\n' })
  })

  it('says expected, actual and how to get there', async () => {
    const { code, out } = await runOver(failing, ['test', 'flows/small.tests.json'])
    expect(out).toContain("At 'consent' (NEXT) the user gets to 'selectSource' instead of 'success'.")
    expect(out).toMatch(/expected {2}goesTo: success\n +actual {4}goesTo: selectSource\n/)
    expect(out).toContain('● A client with the defaults: starts at consent\n      ↓ NEXT → selectSource')
    expect(out).toContain("It tests nothing: 'done' never happens at 'consent'.")
    expect(out).toContain('✖ 2 of 2 checks not as expected.')
    expect(code).toBe(1)
  })

  it('says for whom a test fails, and what else differs', async () => {
    const rows = [
      { on: 'start', goesTo: 'success' },
      { at: ['consent', 'selectSource'], on: 'PROMPT_CLOSE', goesTo: 'success' },
    ]
    const files = {
      ...flow,
      'flows/small.tests.json': JSON.stringify({ cases: [{ id: 'starts', description: 'Both.', rows }] }),
    }
    const { out } = await runOver(files, ['test'])
    const flat = out.replace(/\s+/g, ' ')
    expect(flat).toContain(
      "At the start the user gets to 'consent' instead of 'success', for clients with showConsent true.",
    )
    expect(flat).toContain(
      "At the start the user gets to 'selectSource' instead of 'success', for clients with showConsent false.",
    )
    expect(flat).toContain("At 'consent' (PROMPT_CLOSE) the user is asked whether to leave instead of 'success'.")
    expect(flat).toContain("At 'selectSource' (PROMPT_CLOSE) the user is asked whether to leave instead of 'success'.")
    expect(out).toContain('✖ 2 of 2 checks not as expected.')
  })

  it('runs one test alone', async () => {
    const { out } = await runOver(failing, ['test', '--test', 'idle'])
    expect(out).toContain('✖ 1 of 1 check not as expected.')
  })

  it('shows rows before and after, and writes nothing without a reason', async () => {
    const { code, out, files } = await runOver(failing, ['test', '--update'])
    expect(out).toContain('- {"at":"consent","on":"NEXT","goesTo":"success"}')
    expect(out).toContain('+ {"at":"consent","on":"NEXT","goesTo":"selectSource"}')
    expect(out).toContain('Nothing is written without a reason: add --because "…".')
    expect(files).toEqual(failing)
    expect(code).toBe(1)
  })

  it('says that a failing row which it cannot rewrite has to be changed by hand', async () => {
    const { code, out, files } = await runOver(failing, ['test', '--update', '--because', 'x', '--test', 'idle'])
    expect(out).toContain('To edit by hand\n\n  idle  flows/small.tests.json:1:')
    expect(out).toContain("It tests nothing: 'done' never happens at 'consent'.")
    expect(out).toContain('✖ 1 of 1 check not as expected.')
    expect(files).toEqual(failing)
    expect(code).toBe(1)
  })

  it('says where an invariant is written that a variant inherits', async () => {
    const never = { at: 'selectSource', without: 'consent', if: { var: 'in.showConsent' } }
    const inherited = { invariants: [{ id: 'consent-first', description: 'Consent comes first.', never }] }
    const merge = { steps: { consent: { enabled: false } } }
    const files = {
      ...flow,
      'flows/small.tests.json': JSON.stringify(inherited),
      'flows/acme.flow.json': JSON.stringify({ extends: 'small', name: 'acme', merge }),
    }
    const { out } = await runOver(files, ['test', '--update', 'flows/acme.flow.json'])
    expect(out).toContain('consent-first  flows/small.tests.json:1:')
    expect(out.replace(/\n {4}/g, ' ')).toContain('write a test with the same "id" into flows/acme.tests.json.')
  })

  it('rewrites the rows and keeps the reason', async () => {
    const { out, files } = await runOver(failing, ['test', '--update', '--because', 'So it is.', '--test', 'consent'])
    expect(files['flows/small.tests.json']).toContain('"goesTo":"selectSource","because": "So it is."')
    expect(out).toContain('1 row rewritten.')
    expect(out).toContain('✔ 1 check, all as expected.')
  })

  it.each([
    [flow, ['test'], 'There are no flow tests here.'],
    [sound, ['test', '--because', 'x'], '--because goes with --update.'],
    [
      sound,
      ['test', '--test', 'alway-a-way-out'],
      "There is no test 'alway-a-way-out'. Did you mean 'always-a-way-out'?",
    ],
    [{ ...flow, 'flows/small.tests.json': '{' }, ['test'], 'flows/small.tests.json:1:1: This is not JSON'],
    [
      { ...flow, 'flows/small.tests.json': '{"case": []}' },
      ['test'],
      "flows/small.tests.json:1:2: 'case' is not a key that can be used here. Did you mean 'cases'?",
    ],
  ])('can do nothing with %#', async (files, args, says) => {
    const { code, err } = await runOver(files as Record<string, string>, args)
    expect(err).toContain(says)
    expect(code).toBe(2)
  })
})
