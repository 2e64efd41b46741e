/** A `fetch` that holds submits until the test releases them. */
import type { Failure } from '../../../src/engine/index.ts'
import { paths } from '../../../src/generated/api.paths.ts'
import type { Calls } from '../../../src/generated/api.types.ts'
import { refusalCodes } from '../../../src/session/failure.ts'

export interface HeldCalls {
  send: typeof fetch
  /** Sends the held calls to the server; with `failed` they fail instead and are not sent. */
  release: (failed?: Failure) => void
  /** Makes the next call of this name fail without sending it. */
  failNext: (call: keyof typeof paths, failed: Failure) => void
  /** How many calls are held. */
  held: () => number
  /** How often this call has been made. */
  count: (call: keyof typeof paths) => number
}

/** HTTP statuses of the failures that the sandbox cannot be told to send. */
const statuses: Partial<Record<Failure['failure'], number>> = {
  refused: 400,
  expired: 401,
  limited: 429,
  unavailable: 503,
  timeout: 408,
}

const responseOf = ({ code, failure }: Failure) =>
  Response.json({ error_code: code }, { status: statuses[failure] ?? 500 })

/** A 4xx with a code about what was sent is a refusal. The flow tells these codes apart after `connect` only. */
const withoutRefusal = ({ code, failure }: Failure): Failure => ({
  code: refusalCodes.some((each) => each === code) ? null : code,
  failure,
})

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
  const held = new Set<() => void>()
  const failures = new Map<string, Failure>()
  let failed: Failure | undefined
  const counts = new Map<string, number>()
  const isCallOf = (url: string, call: string) => url.endsWith(paths[call as keyof typeof paths].path)

  /** Resolves when the call is released, or when the session has aborted it. */
  const hold = (signal: AbortSignal | null | undefined) =>
    new Promise<void>((resolve) => {
      const resume = () => {
        held.delete(resume)
        resolve()
      }
      held.add(resume)
      signal?.addEventListener('abort', resume)
    })

  return {
    send: async (input, init) => {
      const url = String(input)
      const call = Object.keys(paths).find((name) => isCallOf(url, name)) ?? url
      counts.set(call, (counts.get(call) ?? 0) + 1)
      if (submits.some((name) => name === call)) {
        init?.signal?.throwIfAborted()
        await hold(init?.signal)
        init?.signal?.throwIfAborted()
        return failed ? responseOf(call === 'connect' ? failed : withoutRefusal(failed)) : send(input, init)
      }
      const failure = failures.get(call)
      failures.delete(call)
      return failure ? responseOf(failure) : send(input, init)
    },
    release: (failure) => {
      failed = failure
      for (const resume of [...held]) resume()
    },
    failNext: (call, failure) => void failures.set(call, failure),
    held: () => held.size,
    count: (call) => counts.get(call) ?? 0,
  }
}
