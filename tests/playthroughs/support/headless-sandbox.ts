/** The sandbox and the API client in one process, without a network. */
import type { Api } from '../../../src/api/index.ts'
import { createClock, createSandbox } from '../../../src/sandbox/index.ts'
import { createNodeApi, mintToken } from '../../support/node-api.ts'
import { type Start, settingsOf } from './playthrough.ts'

const host = 'http://sandbox.test/api/v1'

export interface OpenSandbox {
  api: Api
  pendingCalls: () => number
  /** The source id in the address of the widget. */
  sourceId: string | null
}

/** A new sandbox with one session; `now` is its clock (ms). */
export async function openSandbox(start: Start, now: () => number): Promise<OpenSandbox> {
  const { app } = createSandbox({ clock: createClock({ real: now }) })
  const send: typeof fetch = async (url, init) => {
    const response = await app.fetch(new Request(url, init))
    init?.signal?.throwIfAborted()
    return response
  }
  const { client, sourceId } = settingsOf(start)
  const isUpdate = client['mode'] !== undefined && client['mode'] !== 'Normal'
  const token = await mintToken(host, send, { client, ...(isUpdate && sourceId !== null && { source_id: sourceId }) })
  return { ...withPendingCount(createNodeApi(host, token, send)), sourceId }
}

/** The same API, and how many calls of it are pending. */
export function withPendingCount(api: Api): { api: Api; pendingCalls: () => number } {
  let pending = 0
  const counted = Object.entries(api).map(([name, call]) => [
    name,
    (...args: never[]) => {
      pending += 1
      return (call as (...all: never[]) => Promise<unknown>)(...args).finally(() => {
        pending -= 1
      })
    },
  ])
  return { api: Object.fromEntries(counted) as Api, pendingCalls: () => pending }
}
