/** The reference machine: the wizard, and the exit confirmation over it. */
import { not, or, raise, stateIn } from 'xstate'
import { accounts, captcha, methods, question, securityQuestion } from './challenges.ts'
import { inProgress } from './polling.ts'
import { error, problem, reference, type UserEvent } from './setup.ts'
import { addSource, chooseConnectionMethod, consent, selectSource, uploadInvoices } from './sources.ts'

const { createStateConfig } = reference

const enterCredentials = createStateConfig({
  id: 'enterCredentials',
  on: {
    BACK: [
      { guard: 'choseSource', target: 'selectSource' },
      { guard: 'asksConsent', target: 'consent' },
    ],
  },
  initial: 'form',
  states: {
    form: {
      meta: { place: 'enterCredentials.credentials' },
      on: { SUBMIT_CREDENTIALS: { actions: ['storeSandbox', 'clearProblem'], target: 'submitting' } },
    },
    submitting: {
      meta: { place: 'enterCredentials.credentials-submitting' },
      invoke: {
        src: 'connect',
        onDone: { actions: 'storeResult', target: 'inProgress' },
        onError: [
          {
            guard: 'wrongCredentials',
            actions: error('InvalidCredentials'),
            target: '#errorTryAgain',
          },
          { guard: 'refused', actions: error('Error'), target: '#errorSubmitEmail' },
          { actions: [problem('SendFailed'), error('Error')], target: 'form' },
        ],
      },
    },
    inProgress,
    accounts,
    captcha,
    methods,
    question,
    securityQuestion,
  },
})

const wizard = createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'resumes', target: 'enterCredentials.inProgress' },
        { guard: 'asksConsent', target: 'consent' },
        { target: 'afterConsent' },
      ],
    },
    consent,
    afterConsent: {
      always: [{ guard: 'offersSeveralMethods', target: 'chooseConnectionMethod' }, { target: 'afterMethod' }],
    },
    chooseConnectionMethod,
    afterMethod: { always: [{ guard: 'skipsList', target: 'afterSource' }, { target: 'selectSource' }] },
    selectSource,
    afterSource: { always: [{ guard: 'byInvoices', target: 'uploadInvoices' }, { target: 'enterCredentials' }] },
    uploadInvoices,
    enterCredentials,
    addSource,
    success: {
      id: 'success',
      meta: { place: 'success' },
      on: { FINISH: '#closed', PROMPT_CLOSE: '#closed' },
    },
    errorTryAgain: {
      id: 'errorTryAgain',
      meta: { place: 'errorTryAgain' },
      on: {
        TRY_AGAIN: [{ guard: 'sourceKnown', target: 'enterCredentials' }, { target: 'selectSource' }],
        CHANGE_SOURCE: { guard: not('keepsSource'), actions: 'askForAnotherSource', target: 'selectSource' },
      },
    },
    errorSubmitEmail: {
      id: 'errorSubmitEmail',
      meta: { place: 'errorSubmitEmail' },
      initial: 'open',
      states: {
        open: { on: { SUBMIT_EMAIL: 'sending' } },
        sending: { invoke: { src: 'reportError', onDone: '#closed', onError: '#closed' } },
      },
      on: {
        BACK: [
          { guard: 'needsHelp', target: 'enterCredentials.captcha' },
          { guard: 'choseSource', target: 'selectSource' },
          { guard: 'asksConsent', target: 'consent' },
        ],
        TRY_AGAIN: [
          { guard: 'interrupted', target: 'enterCredentials.inProgress' },
          { guard: or(['needsHelp', 'isExpired']) },
          { guard: 'sourceKnown', target: 'enterCredentials' },
          { target: 'selectSource' },
        ],
      },
    },
  },
})

const isUserEvent = (type: string) => ({ type: 'isUserEvent' as const, params: { type } })

const isFinal = or([stateIn('#success'), stateIn('#thankYou')])

/** Forwards user events while it is hidden. It is never over a final step. */
const exit = createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        user: { actions: raise(({ event }) => (event as unknown as { event: UserEvent }).event) },
        PROMPT_CLOSE: { guard: not(isFinal), target: 'visible' },
      },
    },
    visible: {
      always: { guard: isFinal, target: 'hidden' },
      on: {
        user: [
          { guard: isUserEvent('CANCEL_CLOSE'), target: 'hidden' },
          { guard: isUserEvent('CONFIRM_CLOSE'), target: '#closed' },
        ],
      },
    },
  },
})

export const machine = reference.createMachine({
  id: 'connect',
  context: ({ input }) => ({
    inputs: input,
    method: 'credentials',
    source: input.source,
    website: null,
    result: null,
    sandboxValues: false,
    anotherSource: false,
    problem: null,
  }),
  initial: 'open',
  states: {
    open: { type: 'parallel', states: { wizard, exit } },
    closed: { id: 'closed', type: 'final', entry: 'emitClose' },
  },
})
