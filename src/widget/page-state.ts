/** The states of the page: loading, a session, or the reason for no session. */
import type { CompiledFlow } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Language } from '../i18n/index.ts'
import type { TokenGateReason } from '../screens/index.ts'
import type { QueryCache, Session } from '../session/index.ts'

export interface Running {
  kind: 'running'
  session: Session
  flow: CompiledFlow
  client: ClientInfo
  cache: QueryCache
  language: Language
  sandbox: boolean
}

export type StartFailure =
  | ({ kind: 'token-gate' } & TokenGateReason)
  /** For the deployer of the widget: where and what to fix. */
  | { kind: 'problem'; cause: 'configuration' | 'flow' | 'unexpected'; details: string[] }

export type BootResult = Running | StartFailure

export type PageState = { kind: 'loading'; preview?: boolean } | (StartFailure & { retry?: () => void }) | Running

/** The exit confirmation without a session: while the page loads, and on the token gate. */
export type ExitState = 'none' | 'asking' | 'closed'
