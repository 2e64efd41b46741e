import { describe, expect, it } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import { mustSaveData, screensFrom, withoutNetwork } from '../../src/widget/load-ahead.ts'
import { connectFlow } from '../support/connect-flow.ts'

describe('screensFrom', () => {
  const from = (place: string) => [...screensFrom(connectFlow, defined(connectFlow.places[place], place))]
  const first = ['confirm-exit', 'error-try-again', 'error-submit-email']

  it('begins with what is needed when nothing can be loaded any more', () => {
    expect([...withoutNetwork(connectFlow)].sort()).toEqual([...first].sort())
    expect(from('consent').slice(0, 3).sort()).toEqual([...first].sort())
  })

  it('goes on at the place as the flow does', () => {
    expect(from('consent').slice(3, 7)).toEqual([
      'consent',
      'choose-connection-method',
      'select-source',
      'upload-invoices',
    ])
    expect(from('selectSource').slice(3, 5)).toEqual(['select-source', 'upload-invoices'])
  })

  it('ends with what lies behind', () => {
    expect(from('selectSource').slice(-2)).toEqual(['consent', 'choose-connection-method'])
    expect(from('selectSource').sort()).toEqual(from('consent').sort())
  })
})

describe('mustSaveData', () => {
  it.each([
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
    [undefined, false],
  ])('on %o: %s', (connection, expected) => {
    expect(mustSaveData({ connection } as unknown as Navigator)).toBe(expected)
  })
})
