import { expect, it } from 'vitest'
import { isSmall } from '../../src/untrusted/index.ts'

const keys = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, value]))

it('counts keys without a value: they are sent and visited, too', () => {
  expect(isSmall(keys(1000, undefined))).toBe(true)
  expect(isSmall(keys(20_000, undefined))).toBe(false)
  expect(isSmall({ ['k'.repeat(100_001)]: undefined })).toBe(false)
})
