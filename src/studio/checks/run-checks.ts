import { filesNow, versionOf } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { CheckAnswer, CheckRequest } from '../workers/protocol.ts'

/**
 * Checks each version of the text in a worker. Findings of an older version stay until the newer ones are there. A worker
 * that has failed is replaced by another one, which checks names and shapes only until the next edit.
 * @returns stops
 */
export function runChecks({ store, setChecks }: Studio): () => void {
  let worker: Worker | null = null
  let asked: CheckRequest['extent'] = 'everything'

  function ask(extent: CheckRequest['extent']): void {
    const state = store.getState()
    const request: CheckRequest = { version: versionOf(state), files: filesNow(state), extent }
    worker ??= start()
    worker.postMessage(request)
    asked = extent
  }

  function start(): Worker {
    const started = new Worker(new URL('../workers/check-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data: { version, findings, isComplete } }: MessageEvent<CheckAnswer>) => {
      const isCurrent = isComplete && version === versionOf(store.getState())
      setChecks({ findings, version, ...(isCurrent && { state: 'checked' }) })
    })
    started.addEventListener('error', () => {
      started.terminate()
      worker = null
      setChecks({ state: 'failed' })
      if (asked === 'everything') ask('names')
    })
    return started
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (versionOf(state) !== versionOf(before) || state.attempt !== before.attempt) ask('everything')
  })
  ask('everything')
  return () => {
    unsubscribe()
    worker?.terminate()
  }
}
