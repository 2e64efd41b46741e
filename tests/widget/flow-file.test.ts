import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { markChecked } from '../../src/flow/index.ts'
import { loadFlow } from '../../src/widget/flow-file.ts'
import { connectDefinition, edited } from '../support/connect-flow.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const checked = (definition: unknown) => markChecked(JSON.stringify(definition), digest)
const load = (text: string) => loadFlow('connect', 'https://widget.test/', async () => new Response(text))

/** A key that only the check of the shape refuses. */
const misshapen = edited({ '/steps/consent/colour': 'red' })
const refused = { flow: null, why: { problems: [{ code: 'unknown-key', pointer: '/steps/consent/colour' }] } }
const variant = (id: string) => ({ id, when: { '==': [{ var: 'in.mode' }, 'Normal'] }, merge: { version: 2 } })

describe('a flow as it was built', () => {
  it('is compiled', async () => {
    expect((await load(checked(connectDefinition()))).flow?.name).toBe('connect')
  })

  it('is not checked again', async () => {
    expect((await load(checked(misshapen))).flow?.name).toBe('connect')
  })

  it('is checked if it has variants, which may not fit together', async () => {
    const variants = [variant('one'), variant('two')]
    const text = checked(edited({ '/steps/consent/colour': 'red', '/variants': variants }))
    expect(await load(text)).toMatchObject(refused)
  })
})

it.each([
  ['is not marked', JSON.stringify(misshapen)],
  ['was edited after the build', checked(connectDefinition()).replace('"consent":{', '"consent":{"colour":"red",')],
  ['was formatted after the build', JSON.stringify(JSON.parse(checked(misshapen)), null, 2)],
  ['was checked against another shape', checked(misshapen).replace(/"checked":"\w/, '"checked":"-')],
])('a flow that %s is checked', async (_, text) => {
  expect(await load(text)).toMatchObject(refused)
})
