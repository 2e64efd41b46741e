/** A sandbox with a frozen clock and one link token, and the calls on it by name. */
import { paths } from '../../src/generated/api.paths.ts'
import type { Calls } from '../../src/generated/api.types.ts'
import { createClock, createSandbox, type Sandbox, sandboxValues } from '../../src/sandbox/index.ts'

export type CallName = keyof typeof paths

export interface Answer<Name extends CallName> {
  status: number
  /** As the schema has it, where the call was not refused; null if there is none. */
  body: Calls[Name]['response']
}

/** POSTs to a call; a string is sent as it is. */
export async function post<Name extends CallName>(
  { app }: Sandbox,
  name: Name,
  body: object | string,
  headers: Record<string, string> = { 'x-api-key': sandboxValues.apiKey },
): Promise<Answer<Name>> {
  const sent =
    body instanceof FormData
      ? { body, headers }
      : {
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { ...headers, 'content-type': 'application/json' },
        }
  const response = await app.request(`/api/v1${paths[name].path}`, { method: 'POST', ...sent })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

export async function createTester(request: Calls['tokenCreate']['request'] = {}) {
  const sandbox = createSandbox({ clock: createClock({ speed: 0 }) })
  const { body } = await post(sandbox, 'tokenCreate', request)
  const { link_token } = body
  const call = <Name extends CallName>(name: Name, more: object = {}) => post(sandbox, name, { link_token, ...more })
  return {
    sandbox,
    link_token,
    call,
    advance: (ms: number) => sandbox.clock.advance(ms),
    status: async (): Promise<string> => (await call('status')).body.status,
    connect: (username: string | null, password: string = sandboxValues.password) =>
      call('connect', {
        source_id: 'hydra-water',
        fields: [
          ...(username === null ? [] : [{ field_name: 'Username', field_value: username }]),
          { field_name: 'PASSWORD', field_value: password },
        ],
      }),
  }
}
