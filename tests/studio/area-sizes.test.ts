/** Sizes of areas that this browser keeps: what another version or a broken storage gives counts as nothing. */
import { describe, expect, it } from 'vitest'
import { hasIdleResults } from '../../src/studio/page/idle-results.ts'
import { keepSizes, readSizes } from '../../src/studio/storage/area-sizes.ts'

function storageWith(text: string | null) {
  let kept = text
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  })
}

describe('the sizes that this browser keeps', () => {
  it('are read as they were written', () => {
    const storage = storageWith(null)
    expect(readSizes(storage)).toEqual({})
    keepSizes({ steps: 280, results: 120 }, storage)
    expect(readSizes(storage)).toEqual({ steps: 280, results: 120 })
  })

  it.each([
    ['no JSON', 'x'],
    ['no object', '[1]'],
    ['null', 'null'],
    ['unknown areas and values', '{"centre":300,"steps":"wide","preview":null}'],
    ['sizes that are too small to use', '{"steps":8,"preview":-300,"results":0}'],
  ])('are none where it has %s', (_, text) => {
    expect(readSizes(storageWith(text))).toEqual({})
  })

  it('count until the page is closed where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    expect(readSizes(forbidden)).toEqual({})
    expect(() => keepSizes({ steps: 280 }, forbidden)).not.toThrow()
  })
})

it('results are idle while Checks is in front and nothing is found', () => {
  const checks = { findings: [], version: 0, state: 'checked' } as const
  expect(hasIdleResults({ front: {}, checks })).toBe(true)
  expect(hasIdleResults({ front: { results: 'tests' }, checks })).toBe(false)
  const found = { ...checks, findings: [{}] } as unknown as Parameters<typeof hasIdleResults>[0]['checks']
  expect(hasIdleResults({ front: {}, checks: found })).toBe(false)
})
