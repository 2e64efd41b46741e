/** Does jobs in this thread, and keeps their results as the command line does: tests of the same files share them. */
import { createHash } from 'node:crypto'
import { createJobRunner } from '../../src/cli/jobs/do-job.ts'
import type { Job, JobResult, Perform } from '../../src/cli/jobs/job.ts'

const doJob = createJobRunner()
const kept = new Map<string, JobResult<Job>>()

export const perform: Perform = async <J extends Job>(jobs: readonly J[]) =>
  jobs.map((job) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('hex')
    const outcome = kept.get(key) ?? doJob(job)
    kept.set(key, outcome)
    return outcome as JobResult<J>
  })
