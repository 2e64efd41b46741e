/** Between session and server: what submits something waits here until the way says how it went. */
import { paths } from '../../../src/generated/api.paths.ts'
import type { Calls } from '../../../src/generated/api.types.ts'

export interface HeldCalls {
  send: typeof fetch
  /** Lets what waits go on. */
  open: () => void
  /** How many wait. */
  waiting: () => number
  /** How often this call has been made. */
  asked: (call: keyof typeof paths) => number
}

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
      if (submits.some((name) => name === call)) await hold(init?.signal)
      init?.signal?.throwIfAborted()
      return send(input, init)
    },
    open: () => {
      for (const go of [...waiting]) go()
    },
    waiting: () => waiting.size,
    asked: (call) => asked.get(call) ?? 0,
  }
}
