import { expect, it } from 'vitest'
import { anyReference } from '../../src/engine/index.ts'
import { submittedAnswers } from '../../src/engine/submitted-answers.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'
import type { FormField } from '../../src/generated/form.types.ts'

const own: FormField = { type: 'string', enum: ['own', 'rent'] }
const landlord: FormField = { type: 'string', showIf: { own: ['rent'] } }
const box: FormField = { type: 'boolean' }
const ticked: FormField = { type: 'boolean', const: true }

function sets(properties: Record<string, FormField>, required: string[], read: string[]) {
  const flow = { forms: { f: { name: 'f', properties, required } } } as unknown as CompiledFlow
  return submittedAnswers(flow, 'f', new Set(read.map((field) => `answers.f.${field}`)))
}

it.each<[string, Record<string, FormField>, string[], string[], object[]]>([
  ['one set where no condition reads an answer', { own, box }, ['own'], [], [{ own: 'own', box: false }]],
  [
    'each choice that a condition reads',
    { own, box },
    ['own'],
    ['own'],
    [
      { own: 'own', box: false },
      { own: 'rent', box: false },
    ],
  ],
  ['no answer as well where none is required', { own }, [], ['own'], [{ own: 'own' }, { own: 'rent' }, {}]],
  ['both states of a box', { box }, [], ['box'], [{ box: false }, { box: true }]],
  ['one of a box that must be ticked', { ticked }, [], ['ticked'], [{ ticked: true }]],
  [
    'what a field depends on, too',
    { own, landlord },
    ['own', 'landlord'],
    ['landlord'],
    [{ own: 'own' }, { own: 'rent', landlord: anyReference }],
  ],
  [
    'what that depends on, too',
    { own, garden: { ...box, showIf: { own: ['own'] } }, shed: { ...box, showIf: { garden: [true] } } },
    ['own'],
    ['shed'],
    [
      { own: 'own', garden: false },
      { own: 'own', garden: true, shed: false },
      { own: 'own', garden: true, shed: true },
      { own: 'rent' },
    ],
  ],
  ['nothing of a hidden field', { own, landlord }, ['own'], [], [{ own: 'own' }]],
])('a form is submitted with %s', (_, properties, required, read, expected) => {
  expect(sets(properties, required, read)).toEqual(expected)
})
