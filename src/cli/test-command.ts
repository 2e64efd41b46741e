/** `tieline test`: the flow tests, run over every reachable state, and rewritten if the product now wants something else. */
import { defined, didYouMean } from '../flow/index.ts'
import { applyUpdates, proposeUpdates } from '../flow-tests/index.ts'
import type { File } from '../lint/index.ts'
import type { Command } from './command.ts'
import { chooseFiles, flowFiles, save } from './files.ts'
import { Failure, type Io } from './io.ts'
import type { TestJob } from './jobs/job.ts'
import { resultsOf } from './jobs/results-of.ts'
import { chosen, modelOf } from './jobs/test-job.ts'
import { reportTests, reportUpdates } from './report/flow-tests.ts'
import { soundFlow } from './sound-files.ts'

export const testCommand: Command = {
  words: '[flows]',
  summary: 'runs the tests of flows, by default those of flows/: expected, actual, and how to get there',
  options: {
    test: { takes: '<id>', repeats: true, description: 'runs this test alone; may be given more than once' },
    update: { description: 'shows how each failing row would have to read, before and after' },
    because: { takes: '<reason>', description: 'with --update: rewrites these rows, and keeps the reason in each' },
  },
  run: async ({ words, options }, io) => {
    const because = options['because']?.[0]
    if (because !== undefined && !options['update']) throw new Failure('--because goes with --update. Add it.')
    const jobs = await readJobs(words, options['test'] ?? null, io)
    const updated = options['update'] ? await Promise.all(jobs.map((job) => update(job, because, io))) : jobs
    const reports = await resultsOf(io.perform(updated))
    io.out(
      reportTests(
        reports.map((report, index) => ({ ...report, flow: flowOf(updated, index) })),
        io,
      ),
    )
    return reports.some(({ failed }) => failed.length > 0) ? 1 : 0
  },
}

const flowOf = (jobs: readonly TestJob[], index: number) => defined(jobs[index], `job ${index}`).flow.file

/** One for each flow that has tests, its own or inherited ones. */
async function readJobs(words: readonly string[], ids: readonly string[] | null, io: Io): Promise<TestJob[]> {
  const { flows, tests, extended, forms } = await chooseFiles(words, io)
  if (tests.length === 0)
    throw new Failure('There are no flow tests here. Write them beside a flow, such as flows/connect.tests.json.')
  const files = [...flows, ...extended, ...tests, ...forms]
  const jobs = flows.map(({ file }): TestJob => ({ kind: 'test', flow: flowFiles(file, files), tests: ids }))
  if (ids !== null) checkIds(ids, jobs)
  return jobs
}

function checkIds(ids: readonly string[], jobs: readonly TestJob[]): void {
  const known = jobs.flatMap(({ flow: { file, files } }) => {
    const { tests } = soundFlow(file, files)
    return tests ? [...tests.compiled.invariants, ...tests.compiled.cases].map(({ id }) => id) : []
  })
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new Failure(`There is no test '${unknown}'. ${didYouMean(unknown, known)}`)
}

/** Without a reason the rows are only shown. A variant inherits no rows: all that are updated are its own. */
async function update(job: TestJob, because: string | undefined, io: Io): Promise<TestJob> {
  const { file, files } = job.flow
  const sound = soundFlow(file, files)
  if (!sound.tests) return job
  const { compiled, document } = sound.tests
  const proposal = proposeUpdates(modelOf(sound, compiled), chosen(compiled, job.tests))
  io.out(reportUpdates(document, proposal, because !== undefined, io))
  if (because === undefined || proposal.updates.length === 0) return job
  const own = defined(
    files.find((each) => each.file === document.file),
    `flow tests of '${file}'`,
  )
  const rewritten: File = { ...own, text: applyUpdates(own.text, proposal.updates, because) }
  await save(rewritten.file, rewritten.text, io)
  return { ...job, flow: { file, files: files.map((each) => (each === own ? rewritten : each)) } }
}
