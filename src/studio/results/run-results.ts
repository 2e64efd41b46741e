import { allFiles, filesNow, versionOf } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { ResultsAnswer, ResultsRequest } from './protocol.ts'

/** Judges each version of the texts in a worker. What was found in an older version stays until the newer is there. */
export function runResults({ store, setResults }: Studio): void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ResultsAnswer>) => {
    if (data.version !== versionOf(store.getState())) return
    if (data.kind === 'tests') setResults({ tests: data.rows, state: 'tested' })
    else setResults({ effects: data.effects, state: 'done' })
  })
  worker.addEventListener('error', () => setResults({ state: 'failed' }))
  const ask = () => {
    const state = store.getState()
    const request: ResultsRequest = {
      version: versionOf(state),
      file: state.file,
      base: allFiles(state.opened.files),
      now: allFiles(filesNow(state)),
    }
    worker.postMessage(request)
  }
  store.subscribe((state, before) => {
    if (versionOf(state) !== versionOf(before)) ask()
  })
  ask()
}
