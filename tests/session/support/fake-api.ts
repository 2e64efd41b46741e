import { type Api, ApiError } from '../../../src/api/index.ts'
import { paths } from '../../../src/generated/api.paths.ts'

type Handler = (payload: unknown) => unknown
export type Handlers = Partial<Record<keyof Api, Handler>>

export interface RequestedCall {
  name: keyof Api
  payload: unknown
  signal: AbortSignal | undefined
}

/** An Api that records its calls and answers them by handlers. Like fetch it rejects at once when aborted. */
export function createFakeApi(handlers: Handlers): { api: Api; requested: RequestedCall[] } {
  const requested: RequestedCall[] = []
  const call =
    (name: keyof Api) =>
    (payload: unknown, options: { signal?: AbortSignal } = {}) => {
      const { signal } = options
      requested.push({ name, payload, signal })
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        Promise.resolve(payload)
          .then(handlers[name] ?? unexpected(name))
          .then(resolve, reject)
      })
    }
  const names = Object.keys(paths).filter((name) => name !== 'tokenCreate') as (keyof Api)[]
  return { api: Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Api, requested }
}

const unexpected = (name: string) => () => {
  throw new Error(`unexpected call of ${name}`)
}

/** Returns the answers one after the other, and then the last one again. Throws an answer that is an error. */
export function oneByOne(...answers: unknown[]): Handler {
  let next = 0
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)]
    next += 1
    if (answer instanceof Error) throw answer
    return answer
  }
}

export const never: Handler = () => new Promise(() => {})

/** An HTTP error. */
export const httpError = (
  status: number,
  data: ApiError['data'] = {},
  headers: Record<string, string> = {},
): ApiError => new ApiError('http', 'https://api.example/link/x', { status, statusText: '', headers, data })
