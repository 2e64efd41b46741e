/** A sample of what `npm run fuzz` tries 100,000 times each. */
import { describe, expect, it } from 'vitest'
import { calls, checkBodies, checkList, lists } from './bodies.ts'
import { settings } from './configuration.ts'
import { readers } from './messages.ts'

const runs = 1000

describe('random and mutated', () => {
  it.each(calls)('bodies of $name are refused, or reduced to what was agreed', (call) => {
    checkBodies(call, runs)
  })

  it.each(lists)('items of $list never take their list with them', (list) => {
    checkList(list, runs)
  })

  it.each(Object.entries({ ...settings, ...readers }))('%s are ignored, or as agreed', (_, check) => {
    check(runs)
  })
})

it('every sample of a body is as agreed', () => {
  for (const { name, samples, isValid } of calls) expect([name, samples.every(isValid)]).toEqual([name, true])
})
