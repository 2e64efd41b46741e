/** How many checks of a suite passed and failed, read from its report. */
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

/** A file that fails to load has no tests, and counts as one failed test. */
export function readVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A flaky test counts as failed. */
export function readPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  return { passed: expected, failed: unexpected + flaky }
}

/** Our own suites report the count itself. */
export const readCount: ReportReader = (report) => report as Count

/** A suite that ended with an error, has no report or ran no test has failed, whatever it reports. */
export function settle(count: Count | null, succeeded: boolean): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 }
  return { passed, failed: succeeded && passed > 0 ? failed : Math.max(failed, 1) }
}
