/** Between session and server: what submits something waits here until the way says how it went. */

import type { Failure } from '../../../src/engine/index.ts'
import { paths } from '../../../src/generated/api.paths.ts'
import type { Calls } from '../../../src/generated/api.types.ts'

export interface HeldCalls {
  send: typeof fetch
  /** Lets what waits go on; `failed` is answered here in the server's place. */
  open: (failed?: Failure) => void
  /** The next answer to this call, given here in the server's place. */
  failNext: (call: keyof typeof paths, failed: Failure) => void
  /** How many wait. */
  waiting: () => number
  /** How often this call has been made. */
  asked: (call: keyof typeof paths) => number
}

/** A status for each kind of failure that the server of a script does not produce itself. */
const statuses: Partial<Record<Failure['failure'], number>> = {
  expired: 401,
  limited: 429,
  unavailable: 503,
  timeout: 408,
}

const answerOf = ({ code, failure }: Failure) =>
  Response.json({ error_code: code }, { status: statuses[failure] ?? 500 })

const submits: readonly (keyof Calls)[] = [
  'connect',
  'accountSelect',
  'accountSelectManual',
  'captchaAnswer',
  'mfaAnswer',
  'questionAnswer',
  'mfaMethodsSelect',
  'connectionError',
  'sourceAdd',
  'upload',
]

export function holdCalls(send: typeof fetch): HeldCalls {
  const waiting = new Set<() => void>()
  const failures = new Map<string, Failure>()
  let failed: Failure | undefined
  const asked = new Map<string, number>()
  const isAbout = (url: string, call: string) => url.endsWith(paths[call as keyof typeof paths].path)

  /** Resolves when the gate opens, or when whoever asked has left. */
  const hold = (signal: AbortSignal | null | undefined) =>
    new Promise<void>((resolve) => {
      const go = () => {
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
      signal?.addEventListener('abort', go)
    })

  return {
    send: async (input, init) => {
      const url = String(input)
      const call = Object.keys(paths).find((name) => isAbout(url, name)) ?? url
      asked.set(call, (asked.get(call) ?? 0) + 1)
      if (submits.some((name) => name === call)) {
        await hold(init?.signal)
        init?.signal?.throwIfAborted()
        return failed ? answerOf(failed) : send(input, init)
      }
      const failure = failures.get(call)
      failures.delete(call)
      return failure ? answerOf(failure) : send(input, init)
    },
    open: (failure) => {
      failed = failure
      for (const go of [...waiting]) go()
    },
    failNext: (call, failure) => void failures.set(call, failure),
    waiting: () => waiting.size,
    asked: (call) => asked.get(call) ?? 0,
  }
}
