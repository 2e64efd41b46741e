import { expect, it } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import { progressAt } from '../../src/widget/progress-at.ts'
import { connectFlow } from '../support/connect-flow.ts'

const at = (id: string) => progressAt(connectFlow, defined(connectFlow.places[id], id))

it('grows along the path, within a step as well, and is whole at the end', () => {
  const path = ['consent', 'chooseConnectionMethod', 'selectSource', 'enterCredentials.credentials']
  const shares = [...path, 'enterCredentials.polling', 'success'].map((id) => defined(at(id), id))
  expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b))
  expect(shares[0]).toBeGreaterThan(0)
  expect(shares.at(-1)).toBe(1)
  expect(at('enterCredentials.mfa-question')).toBe(at('enterCredentials.polling'))
})

it('says nothing off the path', () => {
  expect(['errorTryAgain', 'errorSubmitEmail', 'addSource.website'].map(at)).toEqual([undefined, undefined, undefined])
})
