/** How many checks of a suite passed and failed, read from what it leaves behind. */
export interface Count {
  passed: number
  failed: number
}

export type ReportReader = (report: unknown) => Count

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

/** A file that cannot be loaded has no tests to fail: it counts as one. */
export function readVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A test that passes only sometimes has failed. */
export function readPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  return { passed: expected, failed: unexpected + flaky }
}

/** A suite of our own leaves the count itself. */
export const readCount: ReportReader = (report) => report as Count

/** What counts: a suite that ended badly, left no report or ran nothing has failed, whatever it says of its tests. */
export function settle(count: Count | null, endedWell: boolean): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 }
  return { passed, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) }
}
