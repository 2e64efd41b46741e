/** Turns messages into the host's callbacks, and sees to it that exactly one of them ends each `open()`. */
import type { HostEventName, Result } from '../generated/messages.types.ts'
import type { Callbacks, LinkMetadata, TielineError } from './types.ts'

/** Calls at once. What a callback throws becomes an unhandled rejection, which is reported and stops nothing else. */
export async function run<A extends unknown[]>(callback: ((...args: A) => void) | undefined, ...args: A) {
  callback?.(...args)
}

/** After an error these say nothing of the user. Every other event means that the user goes on. */
const passive: readonly HostEventName[] = ['OPEN', 'TRANSITION_VIEW', 'ERROR', 'EXIT']

export interface Reporter {
  event: (name: HostEventName, metadata: LinkMetadata) => void
  /** An event of the SDK itself, at the place where the user is. */
  note: (name: HostEventName, more?: Partial<LinkMetadata>) => void
  /** The result, which HANDOFF tells. */
  success: (result: Result) => void
  /** An error that `onExit` tells unless the user goes on. */
  error: (error: TielineError | null) => void
  /** Whether there is a result, or EXIT was told. */
  isOver: () => boolean
  /** The widget was removed. */
  end: (cause: TielineError | null) => void
}

export function createReporter(callbacks: () => Callbacks): Reporter {
  let last: LinkMetadata = { flow: null, version: null, variant: null, step: null, view: null, ts: 0 }
  let lastError: TielineError | null = null
  let result: Result | undefined
  let terminal: HostEventName | undefined

  const reporter: Reporter = {
    event(name, metadata) {
      if (terminal) return
      last = metadata
      // An error that the user got over does not explain a later exit.
      if (!passive.includes(name)) lastError = null
      // Whoever leaves after the result has succeeded.
      if (result && name === 'EXIT') return reporter.note('HANDOFF')
      if (name === 'EXIT' || name === 'HANDOFF') terminal = name
      run(callbacks().onEvent, name, metadata)
      if (terminal !== 'HANDOFF') return
      const { public_token = null, ...more } = { ...result, ...metadata }
      run(callbacks().onSuccess, public_token, more)
    },
    note(name, more) {
      const { error_code, mfa_type, ...place } = last
      reporter.event(name, { ...place, ts: Date.now(), ...more })
    },
    success(received) {
      result = received
    },
    error(occurred) {
      lastError = occurred
    },
    isOver: () => !!(terminal ?? result),
    end(cause) {
      reporter.note('EXIT', { exit_status: last.view })
      if (terminal === 'EXIT') run(callbacks().onExit, cause ?? lastError, last)
    },
  }
  return reporter
}
