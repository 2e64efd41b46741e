import { expect, it } from 'vitest'
import { switchedOn } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'

it('a flow with every step switched on is the same but for that', () => {
  const flow = (...steps: object[]) => ({ name: 'f', steps: { ...steps } }) as unknown as FlowDefinition
  expect(switchedOn(flow({ screen: 'a' }, { screen: 'b', enabled: true }))).toBeNull()
  const on = { name: 'f', steps: { 0: { screen: 'a' }, 1: { screen: 'b' } } }
  expect(switchedOn(flow({ screen: 'a', enabled: true }, { screen: 'b', enabled: false }))).toEqual(on)
})
