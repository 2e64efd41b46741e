/** Turns messages into the host's callbacks, and sees to it that exactly one of them ends each `open()`. */
import type { HostEventName, Result } from '../generated/messages.types.ts'
import type { Callbacks, LinkMetadata, TielineError } from './types.ts'

/** A callback that throws is reported like any uncaught error and stops nothing else. */
export function run<A extends unknown[]>(callback: ((...args: A) => void) | undefined, ...args: A) {
  try {
    callback?.(...args)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

export interface Ledger {
  event: (name: HostEventName, metadata: LinkMetadata) => void
  /** An event of the SDK itself, at the place where the user is. */
  note: (name: HostEventName, more?: Partial<LinkMetadata>) => void
  success: (result: Result) => void
  /** An error that `onExit` tells unless the user goes on. */
  fault: (error: TielineError) => void
  /** The widget was removed. */
  end: (cause: TielineError | null) => void
}

export function createLedger(callbacks: () => Callbacks): Ledger {
  let last: LinkMetadata = { flow: null, version: null, variant: null, step: null, view: null, ts: 0 }
  let fault: TielineError | null = null
  let result: Result | null = null
  let terminal: HostEventName | null = null
  let isTold = false

  const succeed = () => {
    if (isTold) return
    isTold = true
    const { public_token: token, ...more } = result ?? {}
    run(callbacks().onSuccess, typeof token === 'string' ? token : null, { ...more, ...last })
  }

  const ledger: Ledger = {
    event(name, metadata) {
      if (terminal) return
      last = metadata
      if (name === 'EXIT' || name === 'HANDOFF') terminal = name
      // The user goes on, so an earlier error does not explain a later exit.
      if (/^(SELECT|SUBMIT)_/.test(name)) fault = null
      run(callbacks().onEvent, name, metadata)
      if (terminal === 'HANDOFF' && result) succeed()
    },
    note(name, more) {
      const { flow, version, variant, step, view } = last
      ledger.event(name, { flow, version, variant, step, view, ts: Date.now(), ...more })
    },
    success(received) {
      result = received
      if (terminal === 'HANDOFF') succeed()
    },
    fault(error) {
      fault = error
    },
    end(cause) {
      if (result) ledger.note('HANDOFF')
      else ledger.note('EXIT', { exit_status: last.view })
      if (result || terminal === 'HANDOFF') succeed()
      if (isTold) return
      isTold = true
      run(callbacks().onExit, cause ?? fault, last)
    },
  }
  return ledger
}
