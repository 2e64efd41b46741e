/**
 * The connect flow a second time, by hand, in XState: written from the rules in docs/conformance.md and not from
 * tests/specification/specification.flow.json, so that an error in the file or in the engine shows as a difference.
 * Here: its context, events, requests and messages.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'

/** Client info, the address and the status check at load. */
export interface Given {
  mode: 'Normal' | 'UpdateCredentials' | 'Refresh' | 'UpdateAccountSelection'
  accountSelectMode: 'All' | 'Single' | 'Multiple'
  allowDocumentUpload: boolean
  showConsent: boolean
  showAddSource: boolean
  showSelectAccount: boolean
  showAddAccount: boolean
  source: unknown
  workUnderWay: boolean
  statusAtLoad: 'Connected' | null
}

export interface Context {
  given: Given
  method: 'credentials' | 'invoices'
  source: unknown
  website: unknown
  result: unknown
  sandboxValues: unknown
  /** The user has asked for another source than the one given. */
  anotherSource: boolean
  problem:
    | 'InvalidAnswer'
    | 'AccountFailed'
    | 'UploadFailed'
    | 'SendFailed'
    | 'NeedsHelp'
    | 'Interrupted'
    | 'Expired'
    | null
}

type Problem = NonNullable<Context['problem']>

/** An event of the user with its payload. */
export interface Said {
  type: string
  [key: string]: unknown
}

/** The exit dialog receives `user` first, and passes it on to the wizard only while it is hidden. */
type Happening = Said | { type: 'user'; said: Said } | { type: 'STATUS'; status: string }

type Told = { type: 'success'; result: unknown } | { type: 'error'; reason: string } | { type: 'close' }

/** None of them does anything: the runtime decides when one ends, and how. */
const call = fromPromise<unknown>(async () => null)
const read = fromPromise<unknown>(async () => null)
const poll = fromCallback<Said, { everyMs: number }>(() => {})

const wrong = ['INVALID_CREDENTIALS', 'INVALID_CURP']

export const reference = setup({
  types: {
    context: {} as Context,
    events: {} as Happening,
    input: {} as Given,
    emitted: {} as Told,
    meta: {} as { place: string },
  },
  actors: {
    connect: call,
    upload: call,
    selectAccounts: call,
    selectManualAccounts: call,
    answerCaptcha: call,
    answerMfa: call,
    answerSecurityQuestion: call,
    selectMfaMethod: call,
    reportError: call,
    addSource: call,
    sources: read,
    accounts: read,
    captcha: read,
    mfaMethods: read,
    mfaQuestion: read,
    securityQuestion: read,
    connectionStatus: poll,
  },
  guards: {
    asksConsent: ({ context }) => context.given.showConsent,
    offersSeveralMethods: ({ context }) => context.given.allowDocumentUpload,
    byInvoices: ({ context }) => context.method === 'invoices',
    /** A source given by `source_id` or by update mode, unless the user has asked for another one. */
    skipsList: ({ context }) => skipsList(context),
    sourceKnown: ({ context }) => context.source !== null,
    choseSource: ({ context }) => context.source !== null && !skipsList(context),
    needsHelp: ({ context }) => context.problem === 'NeedsHelp',
    interrupted: ({ context }) => context.problem === 'Interrupted',
    isExpired: ({ context }) => context.problem === 'Expired',
    refused: ({ event }) => failureOf(event).failure === 'refused',
    expired: ({ event }) => failureOf(event).failure === 'expired',
    /** An update asks, even if an earlier connection is finished; its own work under way goes on. */
    resumes: ({ context: { given } }) =>
      given.mode === 'Refresh' ||
      (given.workUnderWay && !(given.mode.startsWith('Update') && given.statusAtLoad === 'Connected')),
    /** The client has said whose connection it is about. */
    keepsSource: ({ context: { given } }) =>
      ['UpdateCredentials', 'UpdateAccountSelection'].includes(given.mode) ||
      (given.mode === 'Refresh' && given.source !== null),
    mayAddSource: ({ context }) => context.given.showAddSource,
    mayAddAccount: ({ context }) => context.given.showAddAccount,
    choosesAccounts: ({ context: { given } }) => given.showSelectAccount && given.accountSelectMode !== 'All',
    wrongCredentials: ({ event }) => wrong.includes(String(failureOf(event).code)),
    is: ({ event }, { status }: { status: readonly string[] }) =>
      event.type === 'STATUS' && status.includes(String(event['status'])),
    says: ({ event }, { type }: { type: string }) => event.type === 'user' && (event['said'] as Said).type === type,
  },
  actions: {
    chooseCredentials: assign({ method: 'credentials' }),
    chooseInvoices: assign({ method: 'invoices' }),
    takeSource: assign({ source: ({ event }) => part(event, 'source') }),
    takeWebsite: assign({ website: ({ event }) => part(event, 'url') }),
    takeSandbox: assign({ sandboxValues: ({ event }) => part(event, 'sandbox') }),
    takeResult: assign({ result: ({ event }) => part(event, 'output') }),
    askForAnotherSource: assign({ anotherSource: true }),
    setProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    clearProblem: assign({ problem: null }),
    emitSuccess: emit(({ context }) => ({ type: 'success', result: context.result })),
    emitError: emit((_, { reason }: { reason: string }) => ({ type: 'error', reason })),
    emitClose: emit({ type: 'close' }),
  },
  delays: {
    /** How long 'loaded' shows, and how long success waits (conformance 9.7, 9.10). */
    loaded: 500,
    pollingLimit: 4 * 60_000,
  },
})

function part(event: object, key: string): unknown {
  return (event as Record<string, unknown>)[key] ?? null
}

function failureOf(event: object): { code?: unknown; failure?: unknown } {
  return part(event, 'error') ?? {}
}

function skipsList({ given, anotherSource }: Context): boolean {
  return given.source !== null && !anotherSource
}

export const problem = (name: Problem) => ({ type: 'setProblem' as const, params: { problem: name } })

export const error = (reason: string) => ({ type: 'emitError' as const, params: { reason } })
