/** A session that never changes, for the screens to read from and send to. */
import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'zustand/vanilla'
import type { State } from '../engine/index.ts'
import type { CompiledFlow } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Session, SessionState } from '../session/index.ts'
import type { PreviewTrace } from './find-trace.ts'
import { sampleReads } from './reads.ts'
import { labelled, sampleSource } from './sample.ts'
import type { SampleTexts } from './texts.ts'

/** Without a language: `createPreviewSession` adds one. */
export interface Preview {
  state: State
  flow: CompiledFlow
  client: ClientInfo
  queries: QueryClient
}

export function createPreview({ flow, client, state }: PreviewTrace): Preview {
  // Samples are there even where there is no network.
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  return { state, flow, client, queries }
}

/** What is sent is ignored: a preview is changed by its address and by messages alone. */
export function createPreviewSession({ state }: Preview, texts: SampleTexts): Session {
  const { source } = state.data
  const data = source === sampleSource ? { ...state.data, source: labelled(sampleSource, texts) } : state.data
  const reads = sampleReads(texts)
  return {
    store: createStore<SessionState>(() => ({
      state: { ...state, data },
      timeLimit: null,
      problemText: null,
      failure: null,
    })),
    send: () => {},
    extendTime: () => {},
    reads: () => reads,
    dispose: () => {},
  }
}
