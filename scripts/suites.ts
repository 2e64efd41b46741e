/** The suites of `npm test` and `npm run test:quick`. */
import { type ReportReader, readCount, readPlaywright, readVitest } from './count.ts'

export interface Suite {
  name: string
  command: string
  /** Absent: the suite is one check. */
  report?: { file: string; read: ReportReader }
}

const vitestReport = 'test-results/vitest.json'

const generate: Suite = { name: 'generate', command: 'tsx scripts/generate.ts' }

const staticChecks: readonly Suite[] = [
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'biome check .' },
  { name: 'knip', command: 'knip' },
  { name: 'flows', command: 'tsx src/cli/main.ts lint' },
]

const unit: Suite = {
  name: 'unit',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
  report: { file: vitestReport, read: readVitest },
}

const browser: Suite = {
  name: 'browser',
  command: 'playwright test',
  report: { file: 'test-results/playwright.json', read: readPlaywright },
}

const mutants: Suite = {
  name: 'mutants',
  command: 'tsx tests/mutants/main.ts',
  report: { file: 'test-results/mutants.json', read: readCount },
}

const conformance: Suite = {
  name: 'conformance',
  command: 'tsx scripts/conformance.ts',
  report: { file: 'test-results/conformance.json', read: readCount },
}

/** Suites of one stage run at the same time: the static checks use one core each, the others use all of them. */
export type Stages = readonly (readonly Suite[])[]

export const allStages: Stages = [[generate], staticChecks, [unit], [browser], [mutants], [conformance]]

/** For daily work: only the browser tests tagged `@smoke`, no mutants, and no changes of the flow. */
export const quickStages: Stages = [
  [generate],
  staticChecks,
  [{ ...unit, command: `${unit.command} --exclude tests/live-flow/changes.test.ts` }],
  [{ ...browser, command: `${browser.command} --grep @smoke` }],
]
