/**
 * The props of a screen: `view` has what it shows, `send` takes what the user did. A screen does not know its step;
 * `can` tells which events have an effect.
 */
import type { QueryKey } from '@tanstack/react-query'
import type { Answers } from '../forms/index.ts'
import type { Account, MfaMethod, Source } from '../generated/api.types.ts'
import type { CallName, EventName, FailureName, FlowOptions, Settings, StatusName } from '../generated/flow.types.ts'
import type { FormDefinition } from '../generated/form.types.ts'

/** For `useQuery`. The session adds its rules for retries and freshness, which no screen needs to know. */
export interface ReadOptions<T> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
}

/** The client business that asks for the data. */
export interface ClientView {
  name: string | null
  imageUrl: string | null
  privacyPolicyUrl: string | null
  termsOfUseUrl: string | null
}

/** The product itself, from the runtime configuration (docs/host.md). */
export interface ProductView {
  name: string
  logoUrl: string | null
  privacyPolicyUrl: string | null
  avatarUrl: string | null
}

/** Sandbox mode only: the values for testers, and whether they were entered. */
export interface SandboxView {
  /** The typed values go no further than this call. */
  recognises: (fields: readonly FilledField[]) => boolean
  /** The submitted values were the sandbox's, so hints may be shown. */
  hints: boolean
  code: string
  answer: string
}

export interface FilledField {
  field_name: string
  field_value: string
}

/** The form of the place, and what was answered in it earlier. */
export interface FormView {
  name: string
  definition: FormDefinition
  answers: Answers
}

/** An account that the user has chosen to share, or typed in: the receipt names it. */
export type ChosenAccount = Pick<Account, 'account_number' | 'account_address'>

export interface View {
  settings: Settings
  /** What the flow shows beyond the usual screens; absent: nothing. */
  options: FlowOptions | undefined
  client: ClientView
  product: ProductView
  source: Source | null
  /** More than one account may be chosen. */
  multipleAccounts: boolean
  /** Whether this browser may keep the last source, as far as the deployer decides. */
  remembers: boolean
  /** null where none were chosen, or the flow does not keep them. */
  chosenAccounts: readonly ChosenAccount[] | null
  /** The session goes on at another device, and this page follows. */
  takenOver: boolean
  /** Address typed for a missing source, if any. */
  website: string | null
  /** Update mode: the username field shows it, disabled, and it is not sent. */
  username: string | null
  /** null where the screen shows no form of the flow. */
  form: FormView | null
  /** What went wrong last, e.g. 'InvalidAnswer'; the flow sets and clears it. */
  problem: string | null
  /** The server's text about the last failed call, while it applies; null if it sent none. */
  problemText: string | null
  /** The error code of that failure; null if the server sent none. */
  code: string | null
  /** What kind of failure the last call or poll ended with, while it applies. */
  failure: FailureName | null
  /** The last call that was made, pending or not; null if this page has made none. */
  lastCall: CallName | null
  /** The statuses of the connection since credentials were last sent, as far as this page has seen them. */
  statuses: readonly StatusName[]
  /** A call of this screen is pending: nothing can be submitted. */
  busy: boolean
  /** The result is there, and the next screen follows after a short delay. */
  settling: boolean
  /** Whether an event has an effect now; a control without one is not shown. */
  can: (event: EventName) => boolean
  sandbox: SandboxView | null
  preview: boolean
  /** Elements that a preview hides. */
  hidden: ReadonlySet<string>
  /** The server's text about an error of a read; null if it sent none. */
  explain: (error: unknown) => string | null
  /** Whether a read failed because the session has expired: reading again is of no use. */
  hasExpired: (error: unknown) => boolean
  sources: (term: string) => ReadOptions<{ sources: Source[] }>
  /** `isLast`: the list is complete or will not be read again. */
  accounts: () => ReadOptions<{ accounts: Account[]; isLast?: boolean }>
  question: () => ReadOptions<{ question: string }>
  /** The question asks for a one-time passcode, not for an answer that the user knows. */
  oneTimeCode: boolean
  methods: () => ReadOptions<{ title?: string | null; methods: MfaMethod[] }>
  captcha: () => ReadOptions<{ captcha_image_base64: string }>
}

/** What the user did. Secrets in the payload go into one call and no further. */
export type ScreenEvent =
  | { type: 'SELECT_SOURCE'; source: Source }
  | { type: 'SUBMIT_CREDENTIALS'; fields: FilledField[]; sandbox: boolean }
  | { type: 'SUBMIT_ANSWER'; answer: string }
  | { type: 'SELECT_METHOD'; methodId: string }
  | { type: 'SUBMIT_ACCOUNTS'; accounts: string[]; chosen: readonly ChosenAccount[] }
  | { type: 'SUBMIT_MANUAL_ACCOUNTS'; accounts: string[]; chosen: readonly ChosenAccount[] }
  | { type: 'SUBMIT_INVOICES'; files: File[]; onProgress: (sent: number, total: number) => void }
  | { type: 'SUBMIT_REQUEST'; email: string }
  | { type: 'NEXT'; url?: string }
  | { type: 'SUBMIT_EMAIL'; email: string }
  | { type: 'SUBMIT_FORM'; answers: Answers }
  | { type: Exclude<EventName, `SUBMIT_${string}` | `SELECT_${string}` | 'NEXT'> }

export type Send = (event: ScreenEvent) => void

export interface ScreenProps {
  view: View
  send: Send
}
