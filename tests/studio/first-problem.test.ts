/** Why a file is not opened: the first mistake, with its place. */
import { expect, it } from 'vitest'
import { firstProblem } from '../../src/studio/document/first-problem.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const file = 'flows/connect.flow.json'
const acme = 'flows/acme.flow.json'
const variant = { file: acme, text: '{\n  "extends": "connect",\n  "name": "acme",\n  "merge": { "path": [] }\n}' }

it.each([
  ['an empty file', '', 1, 'the file is empty'],
  ['a cut text', text.trimEnd().slice(0, -1), 1, 'this { is never closed'],
  ['a comment', text.replace('"name"', '\n// name\n"name"'), 3, 'it can’t have comments'],
  ['a comma at the end', '{\n  "name": "connect",\n}', 2, 'nothing follows this comma'],
  ['a key twice', '{\n  "name": "connect",\n  "name": "connect"\n}', 3, "'name' is here a second time"],
  ['no object', 'null', 1, 'Expected an object'],
  ['nothing in it', '{}', 1, 'are missing'],
])('%s', (_, broken, line, message) => {
  const problem = firstProblem(file, [{ file, text: broken }])
  expect(problem).toMatchObject({ file, message: expect.stringContaining(message) })
  expect(problem?.line).toBeGreaterThanOrEqual(line)
  // What extends it has the same mistake.
  expect(firstProblem(acme, [{ file, text: broken }, variant])).toEqual(problem)
})

it('of a customer’s flow is in its own file, and a flow has none', () => {
  expect(firstProblem(acme, [specification.flow, variant])).toMatchObject({ file: acme, line: 4 })
  expect(firstProblem(acme, [variant])).toMatchObject({ file: acme, line: 2 })
  expect(firstProblem(file, [{ file, text }])).toBeNull()
})
