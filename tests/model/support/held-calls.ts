/** Between session and server: calls that submit something are held until the test releases them. */
import type { Failure } from '../../../src/engine/index.ts'
import { paths } from '../../../src/generated/api.paths.ts'
import type { Calls } from '../../../src/generated/api.types.ts'

export interface HeldCalls {
  send: typeof fetch
  /** Lets held calls go on; with `failed` they fail here, and the server is not asked. */
  release: (failed?: Failure) => void
  /** Lets the next call of this name fail, without asking the server. */
  failNext: (call: keyof typeof paths, failed: Failure) => void
  /** How many are held. */
  waiting: () => number
  /** How often this call has been made. */
  count: (call: keyof typeof paths) => number
}

/** An HTTP status for each kind of failure that a script can't make the server send. */
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
  const counts = new Map<string, number>()
  const isCallOf = (url: string, call: string) => url.endsWith(paths[call as keyof typeof paths].path)

  /** Resolves when the call is released, or when the session has aborted it. */
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
      const call = Object.keys(paths).find((name) => isCallOf(url, name)) ?? url
      counts.set(call, (counts.get(call) ?? 0) + 1)
      if (submits.some((name) => name === call)) {
        await hold(init?.signal)
        init?.signal?.throwIfAborted()
        return failed ? answerOf(failed) : send(input, init)
      }
      const failure = failures.get(call)
      failures.delete(call)
      return failure ? answerOf(failure) : send(input, init)
    },
    release: (failure) => {
      failed = failure
      for (const go of [...waiting]) go()
    },
    failNext: (call, failure) => void failures.set(call, failure),
    waiting: () => waiting.size,
    count: (call) => counts.get(call) ?? 0,
  }
}
