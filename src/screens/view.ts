/**
 * What a screen is given: `view` to show and `send` to say what the user did (design section 1).
 * A screen never learns a step's name; what may happen next it learns from `can`.
 */
import type { Account, MfaMethod, Source } from '../generated/api.types.ts'
import type { EventName, FailureName, Settings } from '../generated/flow.types.ts'

/** Options for `useQuery`; the session holds the call, its key and its retry rules. */
export interface ReadOptions<T> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  refetchInterval?: (query: { state: { status: 'pending' | 'error' | 'success'; data?: unknown } }) => number | false
  enabled?: boolean
}

/** The client business that asks for the data (specification section 3). */
export interface ClientView {
  name: string | null
  imageUrl: string | null
  privacyPolicyUrl: string | null
  termsOfUseUrl: string | null
}

/** The product itself, from the runtime configuration (contracts section 2). */
export interface ProductView {
  name: string
  logoUrl: string | null
  privacyPolicyUrl: string | null
  avatarUrl: string | null
}

/** Sandbox mode only: the values a tester may enter, and whether what was entered are those. */
export interface SandboxView {
  /** Decides from what was typed; the typed values go no further than this call. */
  recognises: (fields: readonly FilledField[]) => boolean
  /** True once the submitted values were the sandbox's: hints may be shown. */
  hints: boolean
  code: string
  answer: string
}

export interface FilledField {
  field_name: string
  field_value: string
}

export interface View {
  settings: Settings
  client: ClientView
  product: ProductView
  source: Source | null
  /** More than one account may be chosen. */
  multipleAccounts: boolean
  /** Address typed for a missing source, if any. */
  website: string | null
  /** Update mode: shown in the username field, disabled and not sent. */
  username: string | null
  /** What went wrong last, e.g. 'InvalidAnswer'; the flow says when it is set and cleared. */
  problem: string | null
  /** The server's own words for the last problem, if it gave any. */
  problemText: string | null
  /** What kind of failure the last call or poll ended with, while it applies. */
  failure: FailureName | null
  /** A call of this screen is under way: nothing can be submitted. */
  busy: boolean
  /** The answer is there and the next screen follows in a moment. */
  settling: boolean
  /** Whether an event leads anywhere now; controls that lead nowhere are not shown. */
  can: (event: EventName) => boolean
  sandbox: SandboxView | null
  preview: boolean
  /** Names of elements that a preview hides. */
  hidden: ReadonlySet<string>
  /** The server's words for an error, to be shown; null when it has none. */
  explain: (error: unknown) => string | null
  sources: (term: string) => ReadOptions<{ sources: Source[] }>
  /** `isLast`: nothing more is asked for, so what is missing stays so. */
  accounts: () => ReadOptions<{ accounts: Account[]; isLast?: boolean }>
  question: () => ReadOptions<{ question: string }>
  /** The question asks for a one-time passcode, not for something the user knows: the flow says so by what it loads. */
  oneTimeCode: boolean
  methods: () => ReadOptions<{ title?: string | null; methods: MfaMethod[] }>
  captcha: () => ReadOptions<{ captcha_image_base64: string }>
}

/** What the user did. The payload is what the flow and the one call need; secrets go no further. */
export type ScreenEvent =
  | { type: 'SELECT_SOURCE'; source: Source }
  | { type: 'SUBMIT_CREDENTIALS'; fields: FilledField[]; sandbox: boolean }
  | { type: 'SUBMIT_ANSWER'; answer: string }
  | { type: 'SELECT_METHOD'; methodId: string }
  | { type: 'SUBMIT_ACCOUNTS'; accounts: string[] }
  | { type: 'SUBMIT_MANUAL_ACCOUNTS'; accounts: string[] }
  | { type: 'SUBMIT_INVOICES'; files: File[]; onProgress: (sent: number, total: number) => void }
  | { type: 'SUBMIT_REQUEST'; email: string }
  | { type: 'NEXT'; url?: string }
  | { type: 'SUBMIT_EMAIL'; email: string }
  | { type: Exclude<EventName, `SUBMIT_${string}` | `SELECT_${string}` | 'NEXT'> }

export type Send = (event: ScreenEvent) => void

export interface ScreenProps {
  view: View
  send: Send
}
