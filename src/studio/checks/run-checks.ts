import { filesNow, versionOf } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { CheckAnswer, CheckRequest } from '../workers/protocol.ts'

/** Checks each version of the text in a worker. Findings of an older version stay until the newer ones are there. */
export function runChecks({ store, setChecks }: Studio): void {
  const worker = new Worker(new URL('../workers/check-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data: { version, findings, isComplete } }: MessageEvent<CheckAnswer>) => {
    const isCurrent = isComplete && version === versionOf(store.getState())
    setChecks({ findings, version, ...(isCurrent && { state: 'checked' }) })
  })
  worker.addEventListener('error', () => setChecks({ state: 'failed' }))
  const ask = () => {
    const state = store.getState()
    const request: CheckRequest = { version: versionOf(state), files: filesNow(state) }
    worker.postMessage(request)
  }
  store.subscribe((state, before) => {
    if (versionOf(state) !== versionOf(before)) ask()
  })
  ask()
}
