import { expect, it } from 'vitest'
import { durationInWords } from '../../src/flow/words/duration-in-words.ts'

it.each([
  [1, '1 ms'],
  [1500, '1.5 s'],
  [60_000, '1 min'],
  [90_000, '1 min 30 s'],
  [240_000, '4 min'],
  [5_400_000, '1 h 30 min'],
])('%i ms are %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})
