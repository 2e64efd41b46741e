/** createJobRunner() → does jobs, one at a time, and remembers what several of them need. Pure but for that. */

import type { Version } from '../../diff/index.ts'
import { lint, type Memory, rules } from '../../lint/index.ts'
import { Failure } from '../io.ts'
import { compareVersions, versionOf } from './diff-job.ts'
import type { FlowFiles, Job, JobResult, LintJob, ResultOf } from './job.ts'
import { runTests } from './test-job.ts'

export type DoJob = <J extends Job>(job: J) => JobResult<J>

export function createJobRunner(): DoJob {
  const memories = new Map<string, Memory>()
  const lintFiles = ({ files, rules: ids }: LintJob) => {
    const key = ids.join()
    const memory = memories.get(key) ?? new Map()
    memories.set(key, memory)
    return lint(
      files,
      rules.filter(({ id }) => ids.includes(id)),
      memory,
    )
  }
  /** What was compared with last: the next edit of the flow, or the next variant, is compared with the same. */
  let last: { key: string; version: Version } | null = null
  const oldVersion = (files: FlowFiles) => {
    const key = JSON.stringify(files)
    if (last?.key !== key) last = { key, version: versionOf(files) }
    return last.version
  }
  const run = (job: Job) => {
    if (job.kind === 'lint') return lintFiles(job)
    return job.kind === 'test' ? runTests(job) : compareVersions(job, oldVersion)
  }
  return <J extends Job>(job: J): JobResult<J> => {
    try {
      return { result: run(job) as ResultOf<J> }
    } catch (error) {
      if (error instanceof Failure) return { failure: error.message }
      throw error
    }
  }
}
