import { describe, expect, it } from 'vitest'
import { courseOf, pointerSegments } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { absent, connectDefinition, edit, edited, pointersOf } from '../support/connect-flow.ts'
import { housingForm } from '../support/housing.ts'

const course = (definition: unknown) => courseOf(definition as FlowDefinition)

const hasWords = (pointer: string) => pointerSegments(pointer).includes('words')

describe('courseOf', () => {
  it.each(['', '/steps/success', '/steps/enterCredentials/states/polling', '/overlays/confirmExit'])(
    "is the same whatever the words at '%s' are",
    (place) => {
      const words = { 'select-source.heading': { en: 'Which one?' } }
      expect(course(edited({ [`${place}/words`]: words }))).toBe(course(connectDefinition()))
    },
  )

  it('is the same whatever a form says', () => {
    const withForm = (heading: string) =>
      course({
        ...(connectDefinition() as object),
        forms: { housing: edit(structuredClone(housingForm), '/texts/en/heading', heading) },
      })
    expect(withForm('Where do you live?')).toBe(withForm('Your home'))
  })

  it('differs where anything else does', () => {
    const usual = course(connectDefinition())
    const isCompared = (pointer: string) => !['', '/steps', '/overlays'].includes(pointer) && !hasWords(pointer)
    const pointers = pointersOf(connectDefinition()).filter(isCompared)
    expect(pointers.filter((pointer) => course(edit(connectDefinition(), pointer, absent)) === usual)).toEqual([])
    expect(pointers.length).toBeGreaterThan(500)
  })
})
