/** Starts a session for an address, or returns why there is none. */
import { type Api, ApiError, createApi, type Fetch } from '../api/index.ts'
import { type CompiledFlow, childPointer, forInputs, identityOf, readInputs } from '../flow/index.ts'
import { paths } from '../generated/api.paths.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Config } from '../generated/config.types.ts'
import { parseLanguage } from '../i18n/index.ts'
import { inTime } from '../screens/index.ts'
import {
  createLateQueries,
  createSession,
  hideEchoes,
  type LateQueries,
  type Opening,
  obeyRetryAfter,
  openSession,
  pageVisibility,
  splitValues,
  systemClock,
} from '../session/index.ts'
import type { Address } from './address.ts'
import { chooseFlow } from './choose-flow.ts'
import { defaultFlow } from './first-requests.ts'
import { loadFlow } from './flow-file.ts'
import type { BootResult, Running } from './page-state.ts'
import type { Host } from './report.ts'
import { serverOf } from './server-of.ts'

export interface BootOptions {
  config: Config
  address: Pick<Address, 'token' | 'sourceId'>
  host: Host
  /** Where the widget's own files lie. */
  base: string
  /** Knows the responses to what was requested early; default: the browser's own. */
  send?: Fetch | undefined
  /** Ends the start, and the session that has begun. */
  signal: AbortSignal
  /** Called for a mistake of the server that the widget can work around. */
  warn: (problem: Error) => void
}

/** A start that is tried again keeps to what the server asked of the one before: both have the same address. */
const apis = new WeakMap<BootOptions['address'], Api>()

export async function boot({ config, address, host, base, send, signal, warn }: BootOptions): Promise<BootResult> {
  const { token, sourceId } = address
  if (token.kind !== 'valid') return (await failures()).tokenFailure(host, token)
  const api =
    apis.get(address) ??
    obeyRetryAfter(hideEchoes(createApi({ ...serverOf(config, token), fetch: send, onLeftOut: warn })), systemClock)
  apis.set(address, api)
  const late = createLateQueries(
    () => inTime(import('./query-client.ts')).then((chunk) => chunk.createQueryClient()),
    systemClock,
    signal,
  )
  const configured = config.flow ?? defaultFlow
  const loading = loadFlow(configured, base, signal, send)
  try {
    const opening = await openSession(api, late.opening, sourceId)
    const { client } = opening
    host.allow(client.allowed_origins)
    const loaded = await chooseFlow({ named: client.flow, configured, loading, base, signal, warn })
    if (!loaded.flow) return (await failures()).flowFailure(host, loaded, warn)
    signal.throwIfAborted()
    return run({ api, late, host, flow: loaded.flow, client, opening, token, signal, warn })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return (await failures()).clientFailure(host, error)
  }
}

/** Loaded on demand: few users ever see one. */
const failures = () => inTime(import('./start-failure.ts'))

interface Parts {
  api: Api
  late: LateQueries
  host: Host
  flow: CompiledFlow
  client: ClientInfo
  opening: Pick<Opening, 'source' | 'status'>
  token: { token: string; sandbox: boolean }
  signal: AbortSignal
  warn: BootOptions['warn']
}

function run({ api, late, host, flow: loaded, client, opening, token, signal, warn }: Parts): Running {
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
    queries: late.queries,
    clock: systemClock,
    visibility: pageVisibility,
    client,
    statusAtLoad: status,
    notifyHost: host.notify,
    onTransition: (transition) => host.report({ kind: 'transition', flow, transition }),
  })
  signal.addEventListener('abort', session.dispose)
  const language = parseLanguage(client.language, flow.page)
  return { kind: 'running', session, flow, client, cache: late.cache, language, sandbox: token.sandbox }
}
