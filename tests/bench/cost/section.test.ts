/** Whoever computes the sums of docs/performance.md again finds what is printed. */
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inWords } from './section.ts'

const text = inWords({
  assets: { requests: 47, bytes: 362_803 },
  renamed: { requests: 31, bytes: 212_480 },
  renamedWithReact: { requests: 35, bytes: 321_227 },
  revalidated: { requests: 2, bytes: 7_270 },
  calls: { requests: 5, bytes: 14_541 },
  polls: { requests: 5, bytes: 5_018 },
  preflights: 10,
  seconds: 7.4,
}).replace(/\s+/g, ' ')

const perUnit: Readonly<Record<string, number>> = { GB: 1e9 / 1024, million: 1e6 }

/** `2 × (3.5 KiB + 1 KiB) = 9.0 KiB`: both sides, in the unit of the right one. */
const sums = [...text.matchAll(/([\d(][\d.,()×÷+ ]*(?:(?:KiB|s)[\d.,()×÷+ ]*)*) = ([\d.]+)(?: (GB|million))?/g)].map(
  ([sum, left = '', right = '', unit = '']) => {
    const code = left
      .replace(/KiB|s|,/g, '')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
    return { sum, left: Number(runInNewContext(code)) / (perUnit[unit] ?? 1), right }
  },
)

it('has five sums', () => {
  expect(sums).toHaveLength(5)
})

it.each(sums)('$sum', ({ left, right }) => {
  const digits = right.split('.')[1]?.length ?? 0
  // What is printed is rounded on both sides.
  expect(Math.abs(left - Number(right))).toBeLessThan(10 ** -digits)
})
