/** check(what, io) → the findings, and what changes since the release. The flow tests are one rule of the linter. */
import { rules } from '../../lint/index.ts'
import { flowFiles } from '../files.ts'
import type { Io } from '../io.ts'
import type { DiffJob } from '../jobs/job.ts'
import type { ReportedChange } from '../jobs/results.ts'
import { resultsOf } from '../jobs/results-of.ts'
import { everyFile, readFiles } from '../lint-command.ts'
import { lintJobs } from '../lint-jobs.ts'
import type { LintRun } from '../report/format.ts'
import { type Gate, isStopped } from './gate.ts'

export interface CheckOptions {
  words: readonly string[]
  /** A git ref or a folder; null: changes are not judged. */
  base: string | null
  failOn: Gate
}

export interface Checked {
  lint: LintRun
  base: string | null
  failOn: Gate
  flows: readonly ComparedFlow[]
  /** Flows that were released and are gone. */
  removed: readonly string[]
}

/** `failure`: why it can't be compared. */
export type ComparedFlow =
  | { file: string; changes: readonly ReportedChange[]; failure: null }
  | { file: string; changes: null; failure: string }

export async function check({ words, base, failOn }: CheckOptions, io: Io): Promise<Checked> {
  const files = await readFiles(words, base ?? undefined, io)
  const { flows, tests = [], extended = [], forms = [], base: released = [] } = files
  const now = [...flows, ...extended, ...tests, ...forms]
  const jobs = flows.flatMap(({ file }): DiffJob[] => {
    const [old, current] = [flowFiles(file, released), flowFiles(file, now)]
    return old.files.length === 0 || isSame(old.files, current.files) ? [] : [{ kind: 'diff', old, now: current }]
  })
  const [findings, outcomes] = await Promise.all([resultsOf(io.perform(lintJobs(files, rules))), io.perform(jobs)])
  const texts = new Map(everyFile(files).map(({ file, text }) => [file, text]))
  return {
    lint: { findings: findings.flat(), fixed: [], texts, rules, pages: {}, version: await io.version() },
    base,
    failOn,
    flows: outcomes.map((outcome, index): ComparedFlow => {
      const file = jobs[index]?.now.file as string
      return 'failure' in outcome
        ? { file, changes: null, failure: outcome.failure }
        : { file, changes: outcome.result.changes, failure: null }
    }),
    removed:
      words.length > 0
        ? []
        : goneFrom(
            now.map(({ file }) => file),
            released.map(({ file }) => file),
          ),
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const goneFrom = (now: readonly string[], released: readonly string[]) =>
  released.filter((file) => file.endsWith('.flow.json') && !now.includes(file))

export function isFailed({ lint: { findings }, flows, removed, failOn }: Checked): boolean {
  const isGated = flows.some(({ changes }) => changes?.some((change) => isStopped(change, failOn)))
  return findings.some(({ severity }) => severity !== 'note') || isGated || (removed.length > 0 && failOn !== 'none')
}
