/** What the page can show, and how far the user is on the way out of it. */
import type { QueryClient } from '@tanstack/query-core'
import type { CompiledFlow } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Language } from '../i18n/index.ts'
import type { Session } from '../session/index.ts'

export interface Running {
  kind: 'running'
  session: Session
  flow: CompiledFlow
  client: ClientInfo
  queries: QueryClient
  language: Language
  sandbox: boolean
}

export type StartFailure =
  | { kind: 'gate'; reason: 'required' }
  | { kind: 'gate'; reason: 'invalid'; shown: string }
  /** Client info failed: the server's words, or what kind of failure it was. */
  | { kind: 'gate'; reason: 'client'; message: string | null; cause: 'refused' | 'unreachable' }
  /** For whoever deploys the widget: where and what to mend. */
  | { kind: 'problem'; about: 'configuration' | 'flow' | 'unexpected'; details: string[] }

export type BootResult = Running | StartFailure

export type PageState = { kind: 'loading'; preview?: boolean } | (StartFailure & { retry?: () => void }) | Running

/** Where no session's own confirmation asks: before it is there, and at the gate. */
export type ExitState = 'none' | 'asking' | 'closed'
