/** `tieline test`: the flow tests, run over every reachable state, and rewritten if the product now wants something else. */
import { createModel, type Document, type Model, modelErrorInWords, parseDocument } from '../analysis/index.ts'
import { type CompiledFlow, didYouMean } from '../flow/index.ts'
import { applyUpdates, evaluateFlowTests, type FlowTests, flowFileOf, proposeUpdates } from '../flow-tests/index.ts'
import type { File } from '../lint/index.ts'
import type { Command } from './command.ts'
import { chooseFiles, save } from './files.ts'
import { Failure, type Io } from './io.ts'
import { reportTests, reportUpdates } from './report/flow-tests.ts'
import { soundFlow, soundTests } from './sound-files.ts'

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
    const runs = await readRuns(words, options['test'], io)
    if (options['update']) for (const run of runs) run.document = await update(run, because, io)
    const results = runs.map((run) => ({ ...run, results: evaluateFlowTests(run.model, testsOf(run)) }))
    io.out(reportTests(results, io))
    const isFailing = results.some((run) => run.results.some(({ outcome }) => outcome.kind !== 'holds'))
    return isFailing ? 1 : 0
  },
}

interface Run {
  document: Document
  model: Model
  /** null: all. */
  ids: readonly string[] | null
}

async function readRuns(words: readonly string[], ids: readonly string[] | undefined, io: Io): Promise<Run[]> {
  const { flows, tests, forms } = await chooseFiles(words, io)
  if (tests.length === 0)
    throw new Failure('There are no flow tests here. Write them beside a flow, such as flows/connect.tests.json.')
  const runs = tests.flatMap((file) =>
    flows
      .filter((each) => each.file === flowFileOf(file.file))
      .map((each) => createRun(soundFlow(each.file, each.text, forms), file, ids ?? null)),
  )
  checkIds(ids ?? [], runs)
  return runs
}

function createRun(flow: CompiledFlow, { file, text }: File, ids: readonly string[] | null): Run {
  const { assumptions, definition } = soundTests(flow, file, text)
  const options = { assumptions: assumptions.map(({ test }) => test), observed: definition }
  const { model, error } = createModel(flow, options)
  if (!model) throw new Failure(`'${flow.name}' can't be tested: ${modelErrorInWords(error, flow)}`)
  return { document: parseDocument(file, text), model, ids }
}

function checkIds(ids: readonly string[], runs: readonly Run[]): void {
  const known = runs.flatMap((run) => {
    const { invariants, cases } = testsOf({ ...run, ids: null })
    return [...invariants, ...cases].map(({ id }) => id)
  })
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new Failure(`There is no test '${unknown}'. ${didYouMean(unknown, known)}`)
}

/** As the document has them now: an update changes it. */
function testsOf({ document, model, ids }: Run): FlowTests {
  const tests = soundTests(model.flow, document.file, document.text)
  const isChosen = ({ id }: { id: string }) => ids === null || ids.includes(id)
  return { ...tests, invariants: tests.invariants.filter(isChosen), cases: tests.cases.filter(isChosen) }
}

/** Without a reason the rows are only shown. */
async function update(run: Run, because: string | undefined, io: Io): Promise<Document> {
  const { document, model } = run
  const updates = proposeUpdates(model, testsOf(run))
  io.out(reportUpdates(document, updates, because !== undefined, io))
  if (because === undefined || updates.length === 0) return document
  const text = applyUpdates(document.text, updates, because)
  await save(document.file, text, io)
  return parseDocument(document.file, text)
}
