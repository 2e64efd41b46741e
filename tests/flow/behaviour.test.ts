import { describe, expect, it } from 'vitest'
import { behaviourOf, pointerSegments } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { absent, connectDefinition, edit, edited, pointersOf } from '../support/connect-flow.ts'
import { housingForm } from '../support/housing.ts'

const behaviour = (definition: unknown) => behaviourOf(definition as FlowDefinition)

const hasWords = (pointer: string) => pointerSegments(pointer).includes('words')

describe('behaviourOf', () => {
  it.each(['', '/steps/success', '/steps/enterCredentials/states/polling', '/overlays/confirmExit'])(
    "is the same whatever the words at '%s' are",
    (place) => {
      const words = { 'select-source.heading': { en: 'Which one?' } }
      expect(behaviour(edited({ [`${place}/words`]: words }))).toBe(behaviour(connectDefinition()))
    },
  )

  it('is the same whatever a form says', () => {
    const withForm = (heading: string) =>
      behaviour({
        ...(connectDefinition() as object),
        forms: { housing: edit(structuredClone(housingForm), '/texts/en/heading', heading) },
      })
    expect(withForm('Where do you live?')).toBe(withForm('Your home'))
  })

  it('differs where anything else does', () => {
    const usual = behaviour(connectDefinition())
    const isCompared = (pointer: string) => !['', '/steps', '/overlays'].includes(pointer) && !hasWords(pointer)
    const pointers = pointersOf(connectDefinition()).filter(isCompared)
    expect(pointers.filter((pointer) => behaviour(edit(connectDefinition(), pointer, absent)) === usual)).toEqual([])
    expect(pointers.length).toBeGreaterThan(500)
  })
})
