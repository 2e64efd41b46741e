import { Failure } from '../io.ts'
import type { Job, JobResult, ResultOf } from './job.ts'

/** The results of jobs that a command can't do without: the first failure ends it. */
export async function resultsOf<J extends Job>(performed: Promise<readonly JobResult<J>[]>): Promise<ResultOf<J>[]> {
  return (await performed).map((jobResult) => {
    if ('failure' in jobResult) throw new Failure(jobResult.failure)
    return jobResult.result
  })
}
