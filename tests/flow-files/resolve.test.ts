/** Files that extend each other, merged: the flow, and for each pointer the file that says it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildFlows,
  fileProblemInWords,
  filesByPath,
  type Manifest,
  overridesOf,
  resolveFlow,
  resolveTests,
} from '../../src/flow-files/index.ts'
import { housingFile } from '../support/housing.ts'

const file = (name: string, content: object) => ({ file: `flows/${name}`, text: JSON.stringify(content) })
const connect = { name: 'connect', version: 1, settings: { a: 1, b: 2 }, path: ['x', 'y'] }

const sources = filesByPath([
  file('connect.flow.json', connect),
  file('acme.flow.json', { extends: 'connect', name: 'acme', merge: { settings: { a: 5, b: null }, path: ['y'] } }),
  file('acme-lab.flow.json', { extends: 'acme', name: 'acme-lab', merge: { settings: { c: 7 } } }),
  file('connect.tests.json', {
    conditions: { late: true, unused: false, deep: ['late'] },
    assumptions: [{ id: 'one', that: 'deep' }],
    invariants: [{ id: 'two' }, { id: 'three' }],
    cases: [{ id: 'four' }],
  }),
  file('acme.tests.json', { invariants: [{ id: 'two', never: {} }], cases: [{ id: 'five' }] }),
])

describe('a variant of a variant', () => {
  const { flat, problems, base } = resolveFlow('flows/acme-lab.flow.json', sources)

  it('is merged into what it extends (RFC 7396), and keeps the name of the flow', () => {
    expect(flat.value).toEqual({ name: 'acme-lab', base: 'connect', version: 1, settings: { a: 5, c: 7 }, path: ['y'] })
    expect([problems, base?.document.file]).toEqual([[], 'flows/acme.flow.json'])
  })

  it.each([
    ['/settings/c', 'flows/acme-lab.flow.json', '/merge/settings/c'],
    ['/name', 'flows/acme-lab.flow.json', '/name'],
    ['/settings/a', 'flows/acme.flow.json', '/merge/settings/a'],
    ['/settings/b', 'flows/acme.flow.json', '/merge/settings/b'],
    ['/path/0', 'flows/acme.flow.json', '/merge/path/0'],
    ['/version', 'flows/connect.flow.json', '/version'],
    ['', 'flows/connect.flow.json', ''],
  ])('knows where %j is written', (pointer, written, at) => {
    expect(flat.origin(pointer)).toEqual({ file: written, pointer: at })
  })
})

it.each([
  [
    'set in between',
    { settings: { c: 7 } },
    { pointer: '/settings/a', file: 'flows/acme.flow.json', from: 1, to: 5, inherited: 1 },
  ],
  [
    'set again',
    { settings: { a: 8 } },
    { pointer: '/settings/a', file: 'flows/lab.flow.json', from: 1, to: 8, inherited: 5 },
  ],
  [
    'removed in between',
    {},
    { pointer: '/settings/b', file: 'flows/acme.flow.json', from: 2, to: undefined, inherited: 2 },
  ],
])('an override that is %s names the file that sets it, and what is there without it', (_, merge, override) => {
  const lab = file('lab.flow.json', { extends: 'acme', name: 'lab', merge })
  const overrides = overridesOf(resolveFlow(lab.file, new Map([...sources, [lab.file, lab]])))
  expect(overrides).toContainEqual(override)
})

it.each([
  ['removed', { steps: { x: null } }, ['/steps/x']],
  ['replaced by a value', { steps: { x: { when: 'late' } } }, ['/steps/x/when']],
  ['merged further', { steps: { x: { when: { or: [] } } } }, ['/steps/x/when/or', '/steps/x/when/var']],
])('an override below what a nearer file has %s', (_, merge, expected) => {
  const files = filesByPath([
    file('connect.flow.json', { ...connect, steps: { x: { when: { var: 'in.a' } } } }),
    file('acme.flow.json', { extends: 'connect', name: 'acme', merge: { steps: { x: { when: { var: 'in.b' } } } } }),
    file('lab.flow.json', { extends: 'acme', name: 'lab', merge }),
  ])
  const overrides = overridesOf(resolveFlow('flows/lab.flow.json', files))
  expect(overrides.map(({ pointer }) => pointer)).toEqual(expected)
})

describe('the forms of a variant', () => {
  const housing = JSON.parse(readFileSync(housingFile, 'utf8')) as object
  const asking = { ...connect, steps: { home: { screen: 'form', form: 'housing' } } }
  const files = filesByPath([
    file('connect.flow.json', asking),
    file('acme.flow.json', { extends: 'connect', name: 'acme', merge: { steps: { home: { form: 'house' } } } }),
    file('beta.flow.json', { extends: 'connect', name: 'beta', merge: { steps: { home: null } } }),
    file('forms/housing.form.json', housing),
    file('forms/house.form.json', { ...housing, name: 'house' }),
  ])
  const formsOf = (name: string) => resolveFlow(`flows/${name}.flow.json`, files).flat.value

  it('are those that the merged flow shows', () => {
    expect(formsOf('connect')).toMatchObject({ forms: { housing } })
    expect((formsOf('acme') as { forms: object }).forms).toEqual({ house: { ...housing, name: 'house' } })
    expect(formsOf('beta')).not.toHaveProperty('forms')
  })

  it('are written in their own files', () => {
    expect(resolveFlow('flows/acme.flow.json', files).flat.origin('/forms/house/name')).toEqual({
      file: 'flows/forms/house.form.json',
      pointer: '/name',
    })
  })
})

describe('the tests of a variant', () => {
  const tests = resolveTests(resolveFlow('flows/acme.flow.json', sources), sources)

  it('are its own, with the assumptions and invariants that it inherits, and the conditions that these use', () => {
    expect(tests?.value).toEqual({
      conditions: { late: true, deep: ['late'] },
      assumptions: [{ id: 'one', that: 'deep' }],
      invariants: [{ id: 'three' }, { id: 'two', never: {} }],
      cases: [{ id: 'five' }],
    })
  })

  it.each([
    ['/assumptions/0/that', 'flows/connect.tests.json', '/assumptions/0/that'],
    ['/invariants/0', 'flows/connect.tests.json', '/invariants/1'],
    ['/invariants/1/never', 'flows/acme.tests.json', '/invariants/0/never'],
    ['/cases/0', 'flows/acme.tests.json', '/cases/0'],
    ['/conditions/late', 'flows/connect.tests.json', '/conditions/late'],
  ])('%s is written in %s', (pointer, written, at) => {
    expect(tests?.origin(pointer)).toEqual({ file: written, pointer: at })
  })

  it('are those that it inherits where it has no file of its own', () => {
    const inherited = resolveTests(resolveFlow('flows/acme-lab.flow.json', sources), sources)
    expect(inherited?.value).toMatchObject({ invariants: [{ id: 'three' }, { id: 'two', never: {} }] })
    expect(inherited?.value).not.toHaveProperty('cases')
  })
})

it.each([
  ['keeps all inputs', {}, ['assumed', 'named', 'without', 'never-a', 'reached']],
  ['removes an input', { inputs: { test: null } }, ['without', 'reached']],
  ['removes another input', { inputs: { other: null } }, ['assumed', 'named', 'never-a', 'reached']],
])('a variant that %s inherits the tests that ask for none that is gone', (_, merge, expected) => {
  const asks = { '==': [{ var: 'in.test' }, 'a'] }
  const files = filesByPath([
    file('connect.flow.json', { ...connect, inputs: { test: {}, other: {} } }),
    file('acme.flow.json', { extends: 'connect', name: 'acme', merge }),
    file('lab.flow.json', { extends: 'acme', name: 'lab', merge: {} }),
    file('connect.tests.json', {
      conditions: { asks },
      assumptions: [
        { id: 'assumed', that: asks },
        { id: 'named', that: { or: ['asks', { var: 'in.test' }] } },
        { id: 'without', that: { var: 'in.other' } },
      ],
      invariants: [
        { id: 'never-a', never: { at: 'x', if: asks } },
        { id: 'reached', always: { reach: ['x'] } },
      ],
    }),
  ])
  const idsOf = (name: string) => {
    const tests = resolveTests(resolveFlow(`flows/${name}.flow.json`, files), files)?.value as Inherited
    return [...tests.assumptions, ...tests.invariants].map(({ id }) => id)
  }
  expect(idsOf('acme')).toEqual(expected)
  expect(idsOf('lab')).toEqual(expected)
})

interface Inherited {
  assumptions: { id: string }[]
  invariants: { id: string }[]
}

describe('a variant that cannot be merged', () => {
  it.each<[string, object, string]>([
    ['extends nothing that is there', { extends: 'conect', name: 'b', merge: {} }, "Did you mean 'connect'?"],
    ['has the name of another file', { extends: 'connect', name: 'c', merge: {} }, "Write 'b'"],
    ['extends itself', { extends: 'b', name: 'b', merge: {} }, "'b' extends 'b'"],
    ['has no merge', { extends: 'connect', name: 'b' }, "'merge' is missing"],
    ['merges a list', { extends: 'connect', name: 'b', merge: [] }, 'Expected an object'],
  ])('%s', (_, content, says) => {
    const { flat, problems } = resolveFlow(
      'flows/b.flow.json',
      filesByPath([...sources.values(), file('b.flow.json', content)]),
    )
    expect(flat.value).toBeUndefined()
    expect(problems.map((problem) => fileProblemInWords(problem, content))).toEqual([expect.stringContaining(says)])
  })
})

it('is built under its own name and under one for its content, and the manifest comes last', () => {
  const flows = ['connect', 'acme'].map((name) => resolveFlow(`flows/${name}.flow.json`, sources))
  const built = buildFlows(flows, (text) => String(text.length))
  const [of, acme] = built.map(({ text }) => text.length)
  expect(built.map(({ name }) => name)).toEqual([
    `connect.${of}.json`,
    `acme.${acme}.json`,
    'connect.flow.json',
    'acme.flow.json',
    'manifest.json',
  ])
  expect(built[0]?.text).toBe(built[2]?.text)
  expect(JSON.parse(built[1]?.text ?? '')).toEqual({ checked: expect.any(String), ...(flows[1]?.flat.value as object) })
  expect(JSON.parse(built.at(-1)?.text ?? '')).toEqual({
    version: 1,
    flows: {
      connect: { file: 'connect.flow.json', content: `connect.${of}.json`, version: 1, base: null },
      acme: { file: 'acme.flow.json', content: `acme.${acme}.json`, version: 1, base: 'connect' },
    },
  } satisfies Manifest)
})
