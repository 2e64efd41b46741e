/** Consent, the connection method, the list of sources, and the request for a missing source. */
import { not } from 'xstate'
import { error, problem, readFailed, reference } from './setup.ts'

const { createStateConfig } = reference

const toMethodOrConsent = [
  { guard: 'offersSeveralMethods', target: 'chooseConnectionMethod' },
  { guard: 'asksConsent', target: 'consent' },
] as const

export const consent = createStateConfig({
  meta: { place: 'consent' },
  entry: 'clearProblem',
  on: { NEXT: 'afterConsent' },
})

export const chooseConnectionMethod = createStateConfig({
  meta: { place: 'chooseConnectionMethod' },
  on: {
    METHOD_CREDENTIALS: { actions: 'chooseCredentials', target: 'afterMethod' },
    METHOD_UPLOAD_INVOICES: { actions: 'chooseInvoices', target: 'afterMethod' },
    BACK: { guard: 'asksConsent', target: 'consent' },
  },
})

export const selectSource = createStateConfig({
  id: 'selectSource',
  meta: { place: 'selectSource' },
  entry: 'clearProblem',
  invoke: { src: 'sources', onError: readFailed },
  on: {
    SELECT_SOURCE: { actions: 'storeSource', target: 'afterSource' },
    ADD_SOURCE: { guard: 'mayAddSource', target: 'addSource' },
    BACK: toMethodOrConsent,
  },
})

export const uploadInvoices = createStateConfig({
  meta: { place: 'uploadInvoices' },
  entry: 'clearProblem',
  initial: 'open',
  states: {
    open: {
      on: { SUBMIT_INVOICES: { actions: 'clearProblem', target: 'sending' }, CANCEL: { actions: 'clearProblem' } },
    },
    sending: {
      on: { CANCEL: { actions: 'clearProblem', target: 'open' } },
      invoke: {
        src: 'upload',
        onDone: { actions: ['storeResult', 'emitSuccess'], target: '#success' },
        onError: [
          { guard: 'expired', actions: [problem('UploadFailed'), error('Error')], target: 'open' },
          { actions: problem('UploadFailed'), target: 'open' },
        ],
      },
    },
  },
  // To the previous step: the list or, if it is skipped, the step before it.
  on: { BACK: [{ guard: not('skipsList'), target: 'selectSource' }, ...toMethodOrConsent] },
})

export const addSource = createStateConfig({
  initial: 'website',
  states: {
    website: {
      meta: { place: 'addSource.website' },
      on: {
        NEXT: { actions: 'storeWebsite', target: 'email' },
        CANCEL: '#selectSource',
        BACK: '#selectSource',
      },
    },
    email: {
      meta: { place: 'addSource.email' },
      initial: 'open',
      states: {
        open: { on: { SUBMIT_REQUEST: 'sending' } },
        sending: { invoke: { src: 'addSource', onDone: '#thankYou', onError: '#thankYou' } },
      },
      on: { CANCEL: 'website', BACK: 'website' },
    },
    thankYou: {
      id: 'thankYou',
      meta: { place: 'addSource.thankyou' },
      on: { FINISH: '#closed', PROMPT_CLOSE: '#closed' },
    },
  },
})
