/** Decides from the reports of the last test runs whether the tests that a row names ran and passed. */
import { relative } from 'node:path'
import type { Proof, Row } from './conformance-table.ts'

/** One test of one run. */
export interface Ran {
  /** From the root of the repository. */
  file: string
  /** Its describes and its title, joined by ' › '. */
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  testResults: readonly {
    name: string
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[]
  }[]
}

export function readVitestRun(report: unknown, root: string): Ran[] {
  const { testResults } = report as VitestReport
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: fromRoot(root, file),
      name: [...ancestorTitles, title].join(' › '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

interface Suite {
  title: string
  specs: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  /** One for each file. */
  suites: readonly (Suite & { file: string })[]
}

const outcomes: Partial<Record<string, Ran['outcome']>> = { expected: 'passed', skipped: 'skipped' }

/** A test that passes only sometimes counts as failed. */
export function readPlaywrightRun(report: unknown, root: string): Ran[] {
  const { config, suites } = report as PlaywrightReport
  return suites.flatMap((suite) => walk(suite, fromRoot(root, `${config.rootDir}/${suite.file}`), []))
}

const walk = ({ specs, suites = [] }: Suite, file: string, above: readonly string[]): Ran[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file,
      name: [...above, title].join(' › '),
      outcome: outcomes[status] ?? ('failed' as const),
    })),
  ),
  ...suites.flatMap((suite) => walk(suite, file, [...above, suite.title])),
]

const fromRoot = (root: string, path: string) => relative(root, path).replaceAll('\\', '/')

/** Why the row is not green, one sentence for each reason; empty if it is green. */
export function tableProblems(row: Row, ran: readonly Ran[], isFile: (path: string) => boolean): string[] {
  const strays = row.strays.map((stray) => (stray === '' ? 'names no test' : `not a reference to a test: ${stray}`))
  const problems = row.proofs.map((proof) => {
    const problem = proofProblem(proof, ran, isFile)
    return problem && `${problem}: ${proof.file} › ${proof.text}`
  })
  return [...strays, ...problems.filter((problem) => problem !== null)]
}

function proofProblem({ file, text }: Proof, ran: readonly Ran[], isFile: (path: string) => boolean): string | null {
  if (!isFile(file)) return 'no such file'
  const ofFile = ran.filter((test) => test.file === file)
  if (ofFile.length === 0) return 'the file did not run'
  const named = ofFile.filter(({ name }) => name.includes(text))
  if (named.length === 0) return 'no such test'
  if (named.some(({ outcome }) => outcome === 'failed')) return 'failed'
  return named.some(({ outcome }) => outcome === 'skipped') ? 'did not run' : null
}
