/** A session that never changes, for the screens to read from and send to. */
import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'zustand/vanilla'
import { placeOf, type State } from '../engine/index.ts'
import { answerName, answersTo, type CompiledFlow, readData, type Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { FormDefinition } from '../generated/form.types.ts'
import { loadedCache, type QueryCache, type Session, type SessionState } from '../session/index.ts'
import type { PreviewTrace } from './find-trace.ts'
import { sampleReads } from './reads.ts'
import { labelled, samplePayloads, sampleSource, sampleStatuses, withNotices } from './sample.ts'
import { sampleFormAnswers } from './sample-answers.ts'
import type { SampleTexts } from './texts.ts'

/** Without a language: `createPreviewSession` adds one. */
export interface Preview {
  state: State
  /** The error code or the kind of notice that is shown; null: none. */
  code: string | null
  flow: CompiledFlow
  client: ClientInfo
  cache: QueryCache
}

export function createPreview({ flow, client, state, code }: PreviewTrace): Preview {
  // Samples are there even where there is no network.
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  return { state, code, flow, client, cache: loadedCache(queries) }
}

/** What is sent is ignored: a preview is changed by its address and by messages alone. */
export function createPreviewSession({ state, flow, code }: Preview, texts: SampleTexts): Session {
  const { screen, poll } = placeOf(flow, state)
  const known = { ...state.data, ...accountsHere(flow, state), ...answersHere(flow, state) }
  const { notices = [] } = flow.definition.options ?? {}
  const shown = notices.find(({ kind }) => kind === code)
  const sample = shown ? { ...sampleSource, source_id: shown.source } : sampleSource
  const data =
    readData(state.data, 'source') === sampleSource
      ? { ...known, source: labelled(sample, texts, explainedIn(flow)) }
      : known
  const reads = sampleReads(texts, withNotices(notices))
  return {
    store: createStore<SessionState>(() => ({
      state: { ...state, data },
      timeLimit: null,
      pollEndsAt: null,
      statuses: (poll && sampleStatuses[screen]) ?? [],
      problemText: null,
      code,
      failure: null,
    })),
    send: () => {},
    extendTime: () => {},
    reads: () => reads,
    readAhead: () => {},
    dispose: () => {},
  }
}

/** The first field of any source that the flow explains. */
function explainedIn({ definition }: CompiledFlow): string | null {
  const ofFields = definition.options?.explanations?.find(({ field, source }) => field !== 'account' && !source)
  return ofFields?.field ?? null
}

/** At the end, accounts were chosen if the flow keeps them; the shortest trace may have had none to choose. */
function accountsHere(flow: CompiledFlow, state: State): Values {
  const isKept = placeOf(flow, state).screen === 'success' && Object.hasOwn(flow.definition.data, 'chosenAccounts')
  return isKept ? { chosenAccounts: readData(state.data, 'chosenAccounts') ?? samplePayloads['chosen'] } : {}
}

/** The form of the place is filled in, unless the trace to it has answered it. */
function answersHere(flow: CompiledFlow, state: State): Values {
  const { form } = placeOf(flow, state)
  const definition = form === null ? undefined : (flow.forms[form] as FormDefinition | undefined)
  if (form === null || !definition || Object.keys(answersTo(form, state.data)).length > 0) return {}
  const answers = Object.entries(sampleFormAnswers(definition))
  return Object.fromEntries(answers.map(([field, answer]) => [answerName(form, field), answer]))
}
