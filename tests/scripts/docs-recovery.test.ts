import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recoveryPage } from '../../scripts/docs-recovery.ts'
import { recoveryTable } from '../../scripts/recovery-table.ts'
import { failureNames } from '../../src/flow/index.ts'
import { connectFlow } from '../support/connect-flow.ts'

it("docs/recovery.md has the tables of the specification's flow", () => {
  const page = readFileSync(new URL('../../docs/recovery.md', import.meta.url), 'utf8')
  expect(page, 'run `npm run docs:recovery`').toBe(recoveryPage())
})

it('the table has every call, read and poll of every place, with every kind of failure', () => {
  const { places, calls } = connectFlow
  const rows = recoveryTable(connectFlow)
  const found = new Set(rows.map(({ place, effect, failure }) => `${place} ${effect} ${failure}`))
  const reads = Object.values(places).flatMap(({ id, load, poll }) =>
    [load, poll].flatMap((each) => (each ? [`${id} ${each.effect}`] : [])),
  )
  const expected = reads.flatMap((read) => failureNames.map((failure) => `${read} ${failure}`))
  expect(expected.filter((each) => !found.has(each))).toEqual([])
  const ofCalls = new Set(
    rows.filter(({ kind }) => kind === 'call').map(({ effect, failure }) => `${effect} ${failure}`),
  )
  const expectedCalls = Object.values(calls).flatMap(({ effect }) =>
    failureNames.map((failure) => `${effect} ${failure}`),
  )
  expect(expectedCalls.filter((each) => !ofCalls.has(each))).toEqual([])
})
