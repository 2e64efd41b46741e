/** A session that stands still: what the screens read and send to, with nobody behind it. */
import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'zustand/vanilla'
import type { CompiledFlow } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Session, SessionState } from '../session/index.ts'
import { sampleReads } from './reads.ts'
import type { Witness } from './witness.ts'

export interface Preview {
  session: Session
  flow: CompiledFlow
  client: ClientInfo
  queries: QueryClient
}

/** What is sent goes nowhere: a preview is moved by its address and by messages (specification section 6). */
export function createPreview({ flow, client, state }: Witness): Preview {
  const session: Session = {
    store: createStore<SessionState>(() => ({ state, problemText: null })),
    send: () => {},
    reads: () => sampleReads,
    dispose: () => {},
  }
  // Samples are there even where there is no network.
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  return { session, flow, client, queries }
}
