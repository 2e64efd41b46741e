/** check(what, io) → the findings, and what changes since the release. The flow tests are one rule of the linter. */
import { defined, isSameJson } from '../../flow/index.ts'
import { filesByPath, isVariant, resolveFlow, rootOf, type SourceFile } from '../../flow-files/index.ts'
import { rules } from '../../lint/index.ts'
import { flowFiles } from '../files.ts'
import type { Io } from '../io.ts'
import type { DiffJob } from '../jobs/job.ts'
import type { DiffReport } from '../jobs/results.ts'
import { resultsOf } from '../jobs/results-of.ts'
import { everyFile, readFiles } from '../lint-command.ts'
import { lintJobs } from '../lint-jobs.ts'
import type { LintRun } from '../report/format.ts'
import { type FailOn, isNewStopped, isStopped } from './fail-on.ts'

export interface CheckOptions {
  words: readonly string[]
  /** A git ref or a folder; null: changes are not judged. */
  base: string | null
  failOn: FailOn
}

export interface Checked {
  lint: LintRun
  base: string | null
  failOn: FailOn
  flows: readonly ComparedFlow[]
  /** Flows that were released and are gone. */
  removed: readonly string[]
}

/** `failure`: why it can't be compared. */
export type ComparedFlow = Comparison &
  ((Pick<DiffReport, 'changes'> & { failure: null }) | { changes: null; failure: string })

interface Comparison {
  file: string
  /** It was not released: it is compared with the flow that it extends, or with nothing. */
  isNew: boolean
  /** A file, or the base of the check. */
  comparedWith: string | null
}

export async function check({ words, base, failOn }: CheckOptions, io: Io): Promise<Checked> {
  const files = await readFiles(words, base ?? undefined, io)
  const { flows, tests = [], extended = [], forms = [], base: released = [] } = files
  const now = [...flows, ...extended, ...tests, ...forms]
  const compared = base === null ? [] : flows.flatMap(({ file }) => comparisonOf(file, base, now, released))
  const jobs = compared.flatMap(({ job }) => job ?? [])
  const [findings, performed] = await Promise.all([resultsOf(io.perform(lintJobs(files, rules))), io.perform(jobs)])
  const jobResults = new Map(jobs.map((job, index) => [job, defined(performed[index], 'result of a job')]))
  const texts = new Map(everyFile(files).map(({ file, text }) => [file, text]))
  return {
    lint: { findings: findings.flat(), fixed: [], texts, rules, pages: {}, version: await io.version() },
    base,
    failOn,
    flows: compared.map(({ job, comparison }): ComparedFlow => {
      if (!job) return { ...comparison, changes: [], failure: null }
      const jobResult = defined(jobResults.get(job), 'result of a job')
      if ('failure' in jobResult) return { ...comparison, changes: null, failure: jobResult.failure }
      return { ...comparison, changes: jobResult.result.changes, failure: null }
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

/** Nothing if the flow is what was released. A new flow that extends none has nothing to be compared with. */
function comparisonOf(
  file: string,
  base: string,
  all: readonly SourceFile[],
  released: readonly SourceFile[],
): { job: DiffJob | null; comparison: Comparison }[] {
  const [old, now] = [flowFiles(file, released), flowFiles(file, all)]
  if (old.files.length > 0)
    return isSameJson(old.files, now.files)
      ? []
      : [{ job: { kind: 'diff', old, now }, comparison: { file, isNew: false, comparedWith: base } }]
  const resolved = resolveFlow(file, filesByPath(all))
  if (!isVariant(resolved.document.value)) return [{ job: null, comparison: { file, isNew: true, comparedWith: null } }]
  // Of a variant that can't be merged, this is the file itself: the job fails and says why.
  const root = rootOf(resolved).document.file
  const comparison = { file, isNew: true, comparedWith: root === file ? null : root }
  return [{ job: { kind: 'diff', old: flowFiles(root, all), now }, comparison }]
}

const goneFrom = (now: readonly string[], released: readonly string[]) =>
  released.filter((file) => file.endsWith('.flow.json') && !now.includes(file))

/** A note stops nothing. */
export const isFailed = (checked: Checked): boolean =>
  checked.lint.findings.some(({ severity }) => severity !== 'note') || stopsOf(checked).length > 0

/** What keeps the flows from being released, besides findings. */
export const stopsOf = ({ flows, removed, failOn }: Checked): readonly unknown[] => [
  ...flows.filter((flow) => isNewStopped(flow, failOn)),
  ...flows.flatMap((flow) => (flow.changes ?? []).filter((change) => isStopped(change, flow, failOn))),
  ...(failOn === 'none' ? [] : removed),
]
