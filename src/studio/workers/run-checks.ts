import { filesNow, versionOf } from '../store/files.ts'
import type { Checks } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { afterLists } from './after-lists.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'
import { outdatedGraceMs, runWorker, whileOthersMs } from './run-worker.ts'

/** What is known then; names and shapes are no verdict. */
const after: Readonly<Record<CheckAnswer['extent'], Partial<Checks>>> = {
  names: {},
  front: { state: 'front-checked' },
  everything: { state: 'checked' },
}

/**
 * Checks each version of the text in a worker. Findings of an older version stay until the newer ones are there. A worker
 * that has failed is replaced by another one, which checks names and shapes only until the next edit; after the user has
 * stopped it, until the user asks for everything.
 * @returns stops
 */
export function runChecks({ store, setChecks }: Studio): () => void {
  const worker = runWorker<CheckRequest, CheckAnswer>({
    graceMs: ({ extent }) => (extent === 'front' ? whileOthersMs : outdatedGraceMs),
    create: () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
    isLast: (answer, request) => answer.extent === request.extent,
    receive: afterLists(({ version, findings, extent }) => {
      const isCurrent = version === versionOf(store.getState())
      setChecks({ findings, version, ...(isCurrent && after[extent]) })
    }),
    fail: ({ extent }) => {
      setChecks({ state: 'failed' })
      if (extent === 'everything') ask('names')
    },
  })
  function ask(extent: CheckRequest['extent']): void {
    const state = store.getState()
    worker.ask({ version: versionOf(state), files: filesNow(state), front: state.file, extent })
  }
  const unsubscribe = store.subscribe((state, before) => {
    const isStopped = state.checks.state === 'stopped'
    if (isStopped && before.checks.state !== 'stopped') {
      worker.end()
      ask('names')
    } else if (versionOf(state) !== versionOf(before)) ask(isStopped ? 'names' : 'everything')
  })
  ask('everything')
  return () => {
    unsubscribe()
    worker.end()
  }
}
