/** The lap in XState: the places and what they keep in progress, without the effects. */
import { type ActorRefFrom, assign, createActor, setup, transition } from 'xstate'
import type { Event } from '../../../src/engine/index.ts'
import type { InProgress } from './lap.ts'

type Context = InProgress & { trail: readonly string[] }

const questionStatus = '/steps/enterCredentials/status/MfaQuestion'

const builder = setup({
  types: {} as { context: Context; events: Event },
  actions: {
    enter: assign(({ context }, { step }: { step: string }) => ({
      entry: context.entry + 1,
      pending: null,
      delayed: null,
      polling: null,
      trail: context.trail.includes(step) ? context.trail : [...context.trail, step],
    })),
    poll: assign({ polling: ({ context }) => context.entry }),
    call: assign((_, { pending }: { pending: string }) => ({ pending })),
    delay: assign({ delayed: questionStatus, polling: null }),
  },
  guards: {
    isOwnCall: ({ context, event }) =>
      event.type === '@done' && event.entry === context.entry && event.call === context.pending,
    isOwnDelay: ({ context, event }) => event.type === '@elapsed' && event.entry === context.entry,
    isStatus: ({ context, event }, { status }: { status: string }) =>
      event.type === '@status' && event.run === context.polling && event.status === status,
  },
})

const entering = (step: string) => ({ type: 'enter', params: { step } }) as const
const status = (name: string) => ({ type: 'isStatus', params: { status: name } }) as const

const machine = builder.createMachine({
  initial: 'consent',
  context: { entry: 0, pending: null, polling: null, delayed: null, trail: [] },
  states: {
    consent: { entry: entering('consent'), on: { NEXT: 'chooseConnectionMethod' } },
    chooseConnectionMethod: {
      entry: entering('chooseConnectionMethod'),
      on: { METHOD_CREDENTIALS: 'selectSource', BACK: 'consent' },
    },
    selectSource: {
      entry: entering('selectSource'),
      on: { SELECT_SOURCE: 'enterCredentials', BACK: 'chooseConnectionMethod' },
    },
    enterCredentials: {
      initial: 'credentials',
      states: {
        credentials: {
          entry: entering('enterCredentials'),
          on: { SUBMIT_CREDENTIALS: 'credentials-submitting', BACK: '#(machine).selectSource' },
        },
        'credentials-submitting': {
          entry: [entering('enterCredentials'), { type: 'call', params: { pending: 'connect' } }],
          on: { '@done': { guard: 'isOwnCall', target: 'polling' } },
        },
        polling: {
          entry: [entering('enterCredentials'), 'poll'],
          on: {
            '@status': [
              { guard: status('MfaQuestion'), actions: 'delay' },
              { guard: status('InvalidCredentials'), target: '#(machine).errorTryAgain' },
            ],
            '@elapsed': { guard: 'isOwnDelay', target: 'mfa-question' },
          },
        },
        'mfa-question': {
          entry: entering('enterCredentials'),
          on: {
            SUBMIT_ANSWER: { actions: { type: 'call', params: { pending: 'answerMfa' } } },
            '@done': { guard: 'isOwnCall', target: 'polling' },
          },
        },
      },
    },
    errorTryAgain: { entry: entering('errorTryAgain'), on: { TRY_AGAIN: 'enterCredentials' } },
  },
})

export function startActor(): ActorRefFrom<typeof machine> {
  return createActor(machine).start()
}

export const firstSnapshot = () => createActor(machine).start().getSnapshot()

export const next = (snapshot: ReturnType<typeof firstSnapshot>, event: Event) =>
  transition(machine, snapshot, event)[0]
