/** What is edited together with a flow. */
import { expect, it } from 'vitest'
import { familyOf } from '../../src/flow-files/index.ts'

const file = (path: string, text: object = {}) => ({ file: path, text: JSON.stringify(text) })
const connect = file('flows/connect.flow.json', { name: 'connect' })
const acme = file('flows/acme.flow.json', { extends: 'connect' })
const small = file('flows/small.flow.json', { extends: 'acme' })
const others = [file('flows/other.flow.json'), file('old/connect.flow.json'), file('old/acme.flow.json')]
const tests = ['connect', 'acme', 'other'].map((name) => file(`flows/${name}.tests.json`))
const form = file('flows/forms/housing.form.json')
const all = [...others, small, acme, connect, ...tests, form, file('old/forms/housing.form.json')]

const named = (flow: { file: string; text: string }) =>
  Object.fromEntries(
    Object.entries({ ...familyOf(flow, all) }).map(([kind, files]) => [kind, files.map(({ file }) => file)]),
  )

it('has the variants of a flow, the tests of each, and the forms, all of its folder', () => {
  expect(named(connect)).toEqual({
    flows: [connect.file, small.file, acme.file],
    tests: ['flows/connect.tests.json', 'flows/acme.tests.json'],
    forms: [form.file],
    extended: [],
  })
})

it('has what a variant extends, whose tests it inherits', () => {
  expect(named(acme)).toMatchObject({
    flows: [acme.file, small.file],
    tests: ['flows/acme.tests.json', 'flows/connect.tests.json'],
    extended: [connect.file],
  })
})
