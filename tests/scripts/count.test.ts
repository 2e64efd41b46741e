import { describe, expect, it } from 'vitest'
import { type Count, readCount, readPlaywright, readVitest, settle } from '../../scripts/count.ts'

const broken = { status: 'failed', assertionResults: [] }
const failed = { status: 'failed', assertionResults: [{}] }
const passed = { status: 'passed', assertionResults: [{}, {}] }

describe('reports', () => {
  it.each([
    ['all passed', { numPassedTests: 2, numFailedTests: 0, testResults: [passed] }, { passed: 2, failed: 0 }],
    ['one failed', { numPassedTests: 2, numFailedTests: 1, testResults: [passed, failed] }, { passed: 2, failed: 1 }],
    ['a file broke', { numPassedTests: 2, numFailedTests: 0, testResults: [passed, broken] }, { passed: 2, failed: 1 }],
  ])('vitest: %s', (_, report, count) => {
    expect(readVitest(report)).toEqual(count)
  })

  it('playwright: flaky tests count as failed, skipped tests do not count', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 7 }
    expect(readPlaywright({ stats })).toEqual({ passed: 5, failed: 3 })
  })

  it('conformance: green rows and others', () => {
    expect(readCount({ passed: 271, failed: 2 })).toEqual({ passed: 271, failed: 2 })
  })
})

describe('settle', () => {
  it.each<[string, Count | null, boolean, Count]>([
    ['sound', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
    ['failed tests', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
    ['ended badly after its tests', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
    ['left no report', null, true, { passed: 0, failed: 1 }],
    ['ran nothing', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('%s', (_, count, endedWell, settled) => {
    expect(settle(count, endedWell)).toEqual(settled)
  })
})
