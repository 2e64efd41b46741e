import { Failure } from '../io.ts'
import type { Job, Outcome, ResultOf } from './job.ts'

/** The results of jobs that a command can't do without: the first failure ends it. */
export async function resultsOf<J extends Job>(performed: Promise<readonly Outcome<J>[]>): Promise<ResultOf<J>[]> {
  return (await performed).map((outcome) => {
    if ('failure' in outcome) throw new Failure(outcome.failure)
    return outcome.result
  })
}
