import { readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShape, type Shape } from '../../src/flow/index.ts'
import { configShape } from '../../src/generated/config.shape.ts'
import { flowShape } from '../../src/generated/flow.shape.ts'
import { flowTestsShape } from '../../src/generated/flow-tests.shape.ts'
import { formShape } from '../../src/generated/form.shape.ts'
import { connectDefinition, connectTestsDefinition, edit } from '../support/connect-flow.ts'
import { housingForm } from '../support/housing.ts'
import { mutantOf } from './support/mutations.ts'

const schemaOf = (name: string) => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as AnySchemaObject

const config = (): unknown => ({
  apiHost: 'https://api.example.com/api/v1',
  sandboxApiHost: 'https://sandbox.example.com',
  sandboxApiKey: 'key',
  productName: 'Tieline',
  messagePrefix: 'tieline',
  theme: { mode: 'system', primary: '#0a7d55', radius: 12, font: 'Inter' },
  previewOrigins: ['https://studio.example.com'],
  allowedHostOrigins: ['https://app.example.com', 'http://localhost:3000'],
  flow: 'connect',
  monitoring: { projectKey: 'k' },
})

const wholeFlowTestsShape = {
  ...flowTestsShape,
  definitions: { ...flowShape.definitions, ...flowTestsShape.definitions },
} as Shape

/** One invariant of each kind, and a few rows, have every key. */
function flowTests(): unknown {
  const { invariants = [], cases = [], ...rest } = connectTestsDefinition()
  return { ...rest, invariants: [...invariants.slice(0, 2), ...invariants.slice(-1)], cases: cases.slice(0, 1) }
}

const documents: [name: string, shape: Shape, document: () => unknown][] = [
  ['flow', flowShape as Shape, connectDefinition],
  ['flow-tests', wholeFlowTestsShape, flowTests],
  ['config', configShape as Shape, config],
  ['form', formShape as Shape, () => structuredClone(housingForm)],
]

describe('checkShape', () => {
  it.each(documents)('agrees with Ajv on mutations of a %s', (name, shape, document) => {
    const ajv = new Ajv({
      strictTypes: false,
      strictTuples: false,
      schemas: [schemaOf('flow'), schemaOf('flow-tests'), schemaOf('message-keys')],
    })
    const sound = ajv.getSchema(`${name}.schema.json`) ?? ajv.compile(schemaOf(name))
    expect([checkShape(shape, document()), sound(document())]).toEqual([[], true])
    let refused = 0
    fc.assert(
      fc.property(mutantOf(document), (mutant) => {
        const problems = checkShape(shape, mutant)
        if (problems.length > 0) refused += 1
        expect({ sound: problems.length === 0, problems }).toMatchObject({ sound: sound(mutant) })
        // What is the same as in a sound document needs no check.
        expect(checkShape(shape, mutant, document())).toEqual(problems)
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(500)
  })

  it.each([
    [200, []],
    [201, [{ code: 'too-long', pointer: '/theme/font', most: 200 }]],
  ])('counts %i characters beyond the first plane as Ajv does', (length, problems) => {
    const branded = { apiHost: 'https://a', theme: { font: '😀'.repeat(length) } }
    expect(checkShape(configShape as Shape, branded)).toEqual(problems)
    expect(new Ajv().compile(schemaOf('config'))(branded)).toBe(problems.length === 0)
  })

  it('reports every problem, not the first alone', () => {
    const document = edit(edit(connectDefinition(), '/version', '1'), '/steps/consent/screen', 'x')
    expect(checkShape(flowShape as Shape, document).map(({ pointer }) => pointer)).toEqual([
      '/version',
      '/steps/consent/screen',
    ])
  })

  it('reports a misspelt key, and not that the key is missing', () => {
    const shape: Shape = { type: 'object', additionalProperties: false, required: ['name'], properties: { name: {} } }
    expect(checkShape(shape, { nme: 1 })).toMatchObject([{ code: 'unknown-key', pointer: '/nme' }])
    expect(checkShape(shape, { other: 1 })).toMatchObject([{ code: 'missing-keys' }, { code: 'unknown-key' }])
  })

  it('names a key with a slash or a tilde as RFC 6901 says', () => {
    const [problem] = checkShape({ type: 'object', additionalProperties: false }, { 'a/b~c': 1 })
    expect(problem?.pointer).toBe('/a~1b~0c')
  })
})
