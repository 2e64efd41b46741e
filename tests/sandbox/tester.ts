/** A sandbox with a frozen clock and one link token, and its calls by name. */
import { expect } from 'vitest'
import errorSchema from '../../schemas/api/parts/error.json'
import { paths } from '../../src/generated/api.paths.ts'
import type { Calls } from '../../src/generated/api.types.ts'
import { createClock, createSandbox, type Sandbox, sandboxValues } from '../../src/sandbox/index.ts'
import { callSchemas } from '../../src/sandbox/schemas.ts'
import { sourceId } from '../support/sources.ts'

export type CallName = keyof typeof paths

export interface Answer<Name extends CallName> {
  status: number
  /** As the schema has it if the call succeeded; null if there is none. */
  body: Calls[Name]['response']
  headers: Headers
}

export const errorCodes: Readonly<Record<string, { category: string; statuses: number[]; everyCall?: boolean }>> =
  errorSchema['x-codes']

/** Every error that a call answers with is in its schema and in the table of codes. */
function checkError(name: CallName, status: number, { error_code, error_category }: Calls['ErrorBody'] & object) {
  const code = String(error_code)
  const kind = errorCodes[code]
  expect(kind, code).toMatchObject({ category: error_category, statuses: expect.arrayContaining([status]) })
  if (!kind?.everyCall) expect(callSchemas[name]['x-errors']).toContain(code)
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
  const answer = text === '' ? null : JSON.parse(text)
  if (!response.ok) checkError(name, response.status, answer)
  return { status: response.status, body: answer, headers: response.headers }
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
        source_id: sourceId('hydra-water'),
        fields: [
          ...(username === null ? [] : [{ field_name: 'Username', field_value: username }]),
          { field_name: 'PASSWORD', field_value: password },
        ],
      }),
  }
}
