// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canKeep, forgetLastSource, keepLastSource, readLastSource } from '../../src/device/index.ts'

const hydra = { id: 'hydra-water', name: 'Hydra Water' }
const day = 24 * 60 * 60_000

const block = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError')
  })

describe('the last source', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  it('is kept as identifier, name and end, and as nothing else', () => {
    expect(keepLastSource(hydra, 90, 0)).toBe(true)
    expect({ ...localStorage }).toEqual({ 'last-source': JSON.stringify({ ...hydra, until: 90 * day }) })
    expect(readLastSource(0)).toEqual(hydra)
  })

  it('is forgotten at one call', () => {
    keepLastSource(hydra, 90, 0)
    forgetLastSource()
    expect([readLastSource(0), localStorage.length]).toEqual([null, 0])
  })

  it('is forgotten after its days', () => {
    keepLastSource(hydra, 90, 0)
    expect(readLastSource(90 * day - 1)).toEqual(hydra)
    expect([readLastSource(90 * day), localStorage.length]).toEqual([null, 0])
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no identifier', '{"name":"Hydra Water","until":9}'],
    ['an empty name', '{"id":"a","name":"","until":9}'],
    ['a name that is no text', '{"id":"a","name":{},"until":9}'],
    ['a name that is too long', JSON.stringify({ id: 'a', name: 'a'.repeat(256), until: 9 })],
    ['no end', '{"id":"a","name":"A"}'],
  ])('is nothing where the storage has %s', (_, text) => {
    localStorage.setItem('last-source', text)
    expect(readLastSource(0)).toBeNull()
  })

  it('is not kept where the storage is blocked or full, and nothing throws', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) block(name)
    expect(keepLastSource(hydra, 90, 0)).toBe(false)
    expect(readLastSource(0)).toBeNull()
    expect(forgetLastSource).not.toThrow()
  })

  it('cannot be kept where the browser denies access to the storage', () => {
    expect(canKeep()).toBe(true)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(canKeep()).toBe(false)
  })
})
