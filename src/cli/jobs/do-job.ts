/** createJobRunner() → does jobs, one at a time, and remembers what several of them need. Pure but for that. */
import { lint, type Memory, rules } from '../../lint/index.ts'
import { Failure } from '../io.ts'
import { compareVersions } from './diff-job.ts'
import type { Job, LintJob, Outcome, Perform, ResultOf } from './job.ts'
import { runTests } from './test-job.ts'

export type DoJob = <J extends Job>(job: J) => Outcome<J>

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
  const run = (job: Job) => {
    if (job.kind === 'lint') return lintFiles(job)
    return job.kind === 'test' ? runTests(job) : compareVersions(job)
  }
  return <J extends Job>(job: J): Outcome<J> => {
    try {
      return { result: run(job) as ResultOf<J> }
    } catch (error) {
      if (error instanceof Failure) return { failure: error.message }
      throw error
    }
  }
}

/** In this thread, and nothing is kept. */
export function createPlainPerform(): Perform {
  const doJob = createJobRunner()
  return async (jobs) => jobs.map((job) => doJob(job))
}
