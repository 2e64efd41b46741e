/**
 * The reference: the connect flow written by hand in XState, from docs/conformance.md and not from
 * tests/specification/specification.flow.json, so that an error in the file or in the engine shows as a difference. This
 * file has its context, events and actions.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'

/** From client info, the address and the status at load. */
export interface Inputs {
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
  inputs: Inputs
  method: 'credentials' | 'invoices'
  source: unknown
  website: unknown
  result: unknown
  sandboxValues: unknown
  /** Whether the user asked for another source than the preselected one. */
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

/** An event of the user, with its payload. */
export interface UserEvent {
  type: string
  [key: string]: unknown
}

/** The exit confirmation receives `user` first and forwards it to the wizard only while it is hidden. */
type MachineEvent = UserEvent | { type: 'user'; event: UserEvent } | { type: 'STATUS'; status: string }

type Emitted = { type: 'success'; result: unknown } | { type: 'error'; reason: string } | { type: 'close' }

/** Actors that do nothing; the runtime decides when and how they end. */
const call = fromPromise<unknown>(async () => null)
const read = fromPromise<unknown>(async () => null)
const poll = fromCallback<UserEvent, { everyMs: number }>(() => {})

const wrongCredentialsCodes = ['INVALID_CREDENTIALS', 'INVALID_CURP']

export const reference = setup({
  types: {
    context: {} as Context,
    events: {} as MachineEvent,
    input: {} as Inputs,
    emitted: {} as Emitted,
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
    asksConsent: ({ context }) => context.inputs.showConsent,
    offersSeveralMethods: ({ context }) => context.inputs.allowDocumentUpload,
    byInvoices: ({ context }) => context.method === 'invoices',
    /** The source comes from `source_id` or update mode, and the user did not ask for another one. */
    skipsList: ({ context }) => skipsList(context),
    sourceKnown: ({ context }) => context.source !== null,
    choseSource: ({ context }) => context.source !== null && !skipsList(context),
    needsHelp: ({ context }) => context.problem === 'NeedsHelp',
    interrupted: ({ context }) => context.problem === 'Interrupted',
    isExpired: ({ context }) => context.problem === 'Expired',
    refused: ({ event }) => failureOf(event).failure === 'refused',
    noLongerAsked: ({ event }) => failureOf(event).failure === 'refused' && failureOf(event).code === 'UNEXPECTED_CALL',
    expired: ({ event }) => failureOf(event).failure === 'expired',
    /** An update starts anew after a finished connection, but resumes its own one. */
    resumes: ({ context: { inputs } }) =>
      inputs.mode === 'Refresh' ||
      (inputs.workUnderWay && !(inputs.mode.startsWith('Update') && inputs.statusAtLoad === 'Connected')),
    /** The client determines the source of the connection. */
    keepsSource: ({ context: { inputs } }) =>
      ['UpdateCredentials', 'UpdateAccountSelection'].includes(inputs.mode) ||
      (inputs.mode === 'Refresh' && inputs.source !== null),
    mayAddSource: ({ context }) => context.inputs.showAddSource,
    mayAddAccount: ({ context }) => context.inputs.showAddAccount,
    choosesAccounts: ({ context: { inputs } }) => inputs.showSelectAccount && inputs.accountSelectMode !== 'All',
    wrongCredentials: ({ event }) => wrongCredentialsCodes.includes(String(failureOf(event).code)),
    is: ({ event }, { status }: { status: readonly string[] }) =>
      event.type === 'STATUS' && status.includes(String(event['status'])),
    isUserEvent: ({ event }, { type }: { type: string }) =>
      event.type === 'user' && (event['event'] as UserEvent).type === type,
  },
  actions: {
    chooseCredentials: assign({ method: 'credentials' }),
    chooseInvoices: assign({ method: 'invoices' }),
    storeSource: assign({ source: ({ event }) => payloadValue(event, 'source') }),
    storeWebsite: assign({ website: ({ event }) => payloadValue(event, 'url') }),
    storeSandbox: assign({ sandboxValues: ({ event }) => payloadValue(event, 'sandbox') }),
    storeResult: assign({ result: ({ event }) => payloadValue(event, 'output') }),
    askForAnotherSource: assign({ anotherSource: true }),
    setProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    clearProblem: assign({ problem: null }),
    emitSuccess: emit(({ context }) => ({ type: 'success', result: context.result })),
    emitError: emit((_, { reason }: { reason: string }) => ({ type: 'error', reason })),
    emitClose: emit({ type: 'close' }),
  },
  delays: {
    /** Delay before the next screen, and before success (conformance 9.7, 9.10). */
    loaded: 500,
    pollingLimit: 4 * 60_000,
  },
})

function payloadValue(event: object, key: string): unknown {
  return (event as Record<string, unknown>)[key] ?? null
}

function failureOf(event: object): { code?: unknown; failure?: unknown } {
  return payloadValue(event, 'error') ?? {}
}

function skipsList({ inputs, anotherSource }: Context): boolean {
  return inputs.source !== null && !anotherSource
}

export const problem = (name: Problem) => ({ type: 'setProblem' as const, params: { problem: name } })

export const error = (reason: string) => ({ type: 'emitError' as const, params: { reason } })

/** The screen says what failed and offers to read again. */
export const readFailed = [{ guard: 'expired' as const, actions: error('Error') }, {}]
