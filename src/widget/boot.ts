/** Starts a session for an address, or returns why there is none. */
import { QueryClient } from '@tanstack/query-core'
import { type Api, ApiError, createApi } from '../api/index.ts'
import { type CompiledFlow, childPointer, forInputs, identityOf, readInputs } from '../flow/index.ts'
import { paths } from '../generated/api.paths.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Config } from '../generated/config.types.ts'
import { parseLanguage } from '../i18n/index.ts'
import {
  createSession,
  type Opening,
  obeyRetryAfter,
  openSession,
  retryRead,
  splitValues,
  systemClock,
} from '../session/index.ts'
import type { Address } from './address.ts'
import { chooseFlow } from './choose-flow.ts'
import { loadFlow } from './flow-file.ts'
import type { BootResult, Running } from './page-state.ts'
import type { Host } from './report.ts'

export interface BootOptions {
  config: Config
  address: Pick<Address, 'token' | 'sourceId'>
  host: Host
  /** Where the widget's own files lie. */
  base: string
  /** Called for a mistake of the server that the widget can work around. */
  warn: (problem: Error) => void
}

export async function boot({ config, address, host, base, warn }: BootOptions): Promise<BootResult> {
  const { token, sourceId } = address
  if (token.kind === 'required') {
    host.notify({ message: 'error', reason: 'TokenRequired' })
    return { kind: 'token-gate', reason: 'required' }
  }
  if (token.kind === 'invalid') {
    host.notify({ message: 'error', reason: 'InvalidToken' })
    return { kind: 'token-gate', reason: 'invalid', shown: token.shown }
  }
  const calls = createApi({
    host: token.sandbox ? (config.sandboxApiHost ?? config.apiHost) : config.apiHost,
    token: token.token,
    sandboxKey: token.sandbox ? config.sandboxApiKey : undefined,
    onLeftOut: warn,
  })
  const api = obeyRetryAfter(calls, systemClock)
  const queries = createQueries()
  const configured = config.flow ?? 'connect'
  const loading = loadFlow(configured, base)
  try {
    const opening = await openSession(api, queries, sourceId)
    const { client } = opening
    host.allow(client.allowed_origins)
    const loaded = await chooseFlow({ named: client.flow, configured, loading, base, warn })
    if (!loaded.flow) return (await import('./problem.ts')).flowProblem(host, loaded)
    return run({ api, queries, host, flow: loaded.flow, client, opening, token, warn })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    host.notify({ message: 'error', reason: 'ClientInfo' })
    const cause = error.kind === 'http' && !retryRead(0, error) ? 'expired' : 'unreachable'
    return { kind: 'token-gate', reason: 'client', message: error.display, cause }
  }
}

interface Parts {
  api: Api
  queries: QueryClient
  host: Host
  flow: CompiledFlow
  client: ClientInfo
  opening: Pick<Opening, 'source' | 'status'>
  token: { token: string; sandbox: boolean }
  warn: BootOptions['warn']
}

function run({ api, queries, host, flow: loaded, client, opening, token, warn }: Parts): Running {
  const { source, status } = opening
  const outside = { client: { ...client }, session: { source, status }, split: splitValues(loaded, token.token) }
  const inputs = readInputs(loaded, outside, (key) => {
    warn(new ApiError('body', paths.info.path, {}, `left out 1: ${childPointer('', key)}: domain`))
  })
  const flow = forInputs(loaded, inputs)
  host.identify(identityOf(flow))
  const session = createSession({
    flow,
    inputs,
    api,
    queries,
    clock: systemClock,
    client,
    notifyHost: host.notify,
    onTransition: (transition) => host.report({ kind: 'transition', flow, transition }),
  })
  const language = parseLanguage(client.language, flow.page)
  return { kind: 'running', session, flow, client, queries, language, sandbox: token.sandbox }
}

/** Reads are not repeated when the window gets the focus; retries are set for each read (src/session/retry.ts). */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: true } },
  })
}
