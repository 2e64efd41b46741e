import { describe, expect, it } from 'vitest'
import { placeOf, stepsAhead } from '../../src/engine/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { chosen, drive, polling, status } from './support/drive.ts'

const ahead = (...given: Parameters<typeof drive>) => stepsAhead(connectFlow, drive(...given).state).map(({ id }) => id)

describe('the steps ahead', () => {
  it('are those behind the current one that the inputs let in, each where it begins', () => {
    const all = ahead({ allowDocumentUpload: true }, [])
    expect(all).toContain('chooseConnectionMethod')
    expect(ahead({}, [])).toEqual(all.filter((id) => id !== 'chooseConnectionMethod' && id !== 'uploadInvoices'))
    expect(ahead({}, ['NEXT'])).toEqual(ahead({}, []).slice(1))
  })

  it('are none after the last one, and none off the path', () => {
    expect(ahead({}, chosen)).toEqual([])
    expect(ahead({}, [...polling, status('InvalidCredentials')])).toEqual([])
  })
})

it.each([
  [{ step: 'nowhere', state: null }, "has no place 'nowhere'"],
  [{ step: 'enterCredentials', state: 'nowhere' }, "has no place 'enterCredentials.nowhere'"],
])('a state at %j is refused', (at, words) => {
  expect(() => placeOf(connectFlow, { at })).toThrow(words)
})
