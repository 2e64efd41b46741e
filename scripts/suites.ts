/** The suites of `npm test` and `npm run test:quick`. */
import { type ReportReader, readCount, readPlaywright, readVitest } from './count.ts'

export interface Suite {
  name: string
  command: string
  env?: Readonly<Record<string, string>>
  /** Absent: the suite is one check. */
  report?: { file: string; read: ReportReader }
}

const vitestReport = 'test-results/vitest.json'

const generate: Suite = { name: 'generate', command: 'tsx scripts/generate.ts' }

/** What the browser tests open. It reads what `generate` wrote, and other suites read that at the same time. */
const build: Suite = {
  name: 'build',
  command: 'tsx scripts/build.ts && tsx tests/hosts/build.ts',
  env: { NODE_ENV: 'production' },
}

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
  env: { TIELINE_SKIP_BUILD: '1' },
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

/**
 * Suites of one stage run at the same time, because each leaves cores idle now and then: browser tests wait for pages, and
 * every suite ends on one core. The first shows its output as it comes, the others when they end.
 */
export type Stages = readonly (readonly Suite[])[]

const preparation: Stages = [[generate], [build, ...staticChecks]]

export const allStages: Stages = [...preparation, [browser, unit, mutants], [conformance]]

/** For daily work: only the browser tests tagged `@smoke`, no mutants, and no changes of the flow. */
export const quickStages: Stages = [
  ...preparation,
  [
    { ...browser, command: `${browser.command} --grep @smoke` },
    { ...unit, command: `${unit.command} --exclude tests/live-flow/changes.test.ts` },
  ],
]
