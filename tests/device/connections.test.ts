// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetConnection, forgetConnections, keepConnection, readConnections } from '../../src/device/index.ts'

const day = 24 * 60 * 60_000
const hydra = { id: 'hydra-water', name: 'Hydra Water', accounts: 2, at: 0 }
const loon = { id: 'loon', name: 'Loon Power', accounts: 0, at: day }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the list of connections', () => {
  it('keeps source, number of accounts, date and end, and nothing else', () => {
    expect(keepConnection({ ...hydra, secret: 's3cret' } as typeof hydra, 90, 0)).toBe(true)
    expect({ ...localStorage }).toEqual({ connections: JSON.stringify([{ ...hydra, until: 90 * day }]) })
  })

  it('shows the latest first, and each source once', () => {
    keepConnection(hydra, 90, 0)
    keepConnection(loon, 90, day)
    keepConnection({ ...hydra, accounts: 1, at: 2 * day }, 90, 2 * day)
    expect(readConnections(2 * day)).toEqual([{ ...hydra, accounts: 1, at: 2 * day }, loon])
  })

  it('forgets one, all, and those whose days are over', () => {
    keepConnection(hydra, 1, 0)
    keepConnection(loon, 90, 0)
    expect(readConnections(day)).toEqual([loon])
    keepConnection(hydra, 90, day)
    forgetConnection(hydra.id, day)
    expect(readConnections(day)).toEqual([loon])
    forgetConnection(loon.id, day)
    expect(localStorage).toHaveLength(0)
    keepConnection(hydra, 90, 0)
    forgetConnections()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps twenty', () => {
    for (let at = 0; at < 25; at += 1) keepConnection({ ...hydra, id: `${at}`, at }, 90, at)
    expect(readConnections(25).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `${24 - at}`))
  })

  it.each([
    ['no JSON', '['],
    ['no list', '{}'],
    ['an entry that is none', '[null, 7]'],
    ['an entry without a number', JSON.stringify([{ ...hydra, accounts: 'two', until: day }])],
    ['a number below zero', JSON.stringify([{ ...hydra, accounts: -1, until: day }])],
    ['a time that is no date', JSON.stringify([{ ...hydra, at: 9e15, until: day }])],
  ])('is empty where the storage has %s', (_, text) => {
    localStorage.setItem('connections', text)
    expect(readConnections(0)).toEqual([])
  })

  it('is not kept where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepConnection(hydra, 90, 0)).toBe(false)
  })
})
