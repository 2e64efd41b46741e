import { allFiles, filesNow, versionOf } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { ResultsAnswer, ResultsRequest } from './protocol.ts'

/**
 * Judges each version of the texts in a worker. What was found in an older version stays until the newer is there. A
 * worker that has failed is replaced at the next edit.
 * @returns stops
 */
export function runResults({ store, setResults }: Studio): () => void {
  let worker: Worker | null = null

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<ResultsAnswer>) => {
      if (data.version !== versionOf(store.getState())) return
      if (data.kind === 'tests') setResults({ tests: data.rows, state: 'tested' })
      else setResults({ effects: data.effects, state: 'done' })
    })
    started.addEventListener('error', () => {
      started.terminate()
      worker = null
      setResults({ state: 'failed' })
    })
    return started
  }

  const ask = () => {
    const state = store.getState()
    const request: ResultsRequest = {
      version: versionOf(state),
      file: state.file,
      base: allFiles(state.opened.files),
      now: allFiles(filesNow(state)),
    }
    worker ??= start()
    worker.postMessage(request)
  }
  const unsubscribe = store.subscribe((state, before) => {
    if (versionOf(state) !== versionOf(before) || state.attempt !== before.attempt) ask()
  })
  ask()
  return () => {
    unsubscribe()
    worker?.terminate()
  }
}
