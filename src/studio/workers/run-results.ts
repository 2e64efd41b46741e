import { allFiles, filesNow, versionOf } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import { afterLists } from './after-lists.ts'
import type { ResultsAnswer, ResultsRequest } from './results-protocol.ts'
import { outdatedGraceMs, runWorker, whileOthersMs } from './run-worker.ts'

/**
 * Judges each version of the texts in a worker. What was found in an older version stays until the newer is there. A
 * worker that has failed is replaced at the next edit; one that the user has stopped, when the user asks for it.
 * @returns stops
 */
export function runResults({ store, setResults }: Studio): () => void {
  const worker = runWorker<ResultsRequest, ResultsAnswer>({
    create: () => new Worker(new URL('./results-worker.ts', import.meta.url), { type: 'module' }),
    isLast: (answer) => answer.kind === 'effects' && answer.extent === 'everything',
    graceMs: ({ kind }) => (kind === 'effects' ? whileOthersMs : outdatedGraceMs),
    receive: afterLists((answer) => {
      if (answer.version !== versionOf(store.getState())) return
      if (answer.kind === 'tests') setResults({ tests: answer.rows, state: 'tested' })
      else if (answer.kind === 'effects')
        setResults({ effects: answer.effects, state: answer.extent === 'front' ? 'front-done' : 'done' })
    }),
    fail: () => setResults({ state: 'failed' }),
  })
  const ask = () => {
    const state = store.getState()
    worker.ask({
      version: versionOf(state),
      file: state.file,
      base: allFiles(state.opened.files),
      now: allFiles(filesNow(state)),
    })
  }
  let hasBegun = false
  const unsubscribe = store.subscribe((state, before) => {
    // What is wrong with names is known in a moment, and sooner while there is no other work. It begins after that.
    const isNew = hasBegun ? versionOf(state) !== versionOf(before) : state.checks !== before.checks
    if (state.results.state === 'stopped') {
      if (before.results.state !== 'stopped') worker.end()
    } else if (isNew) {
      hasBegun = true
      ask()
    }
  })
  return () => {
    unsubscribe()
    worker.end()
  }
}
