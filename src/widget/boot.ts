/** From an address to a running session, or to a sentence that says why there is none. */
import { QueryClient } from '@tanstack/query-core'
import { type Api, ApiError, createApi, fetchDefinition } from '../api/index.ts'
import { type CompiledFlow, compile, forInputs, type Problem, readInputs } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { Config } from '../generated/config.types.ts'
import { type Language, parseLanguage } from '../i18n/index.ts'
import { createSession, type Opening, openSession, type Session, systemClock } from '../session/index.ts'
import type { Address } from './address.ts'
import type { Host } from './host.ts'

export interface Running {
  kind: 'running'
  session: Session
  flow: CompiledFlow
  client: ClientInfo
  queries: QueryClient
  language: Language
  sandbox: boolean
}

export type Refusal =
  | { kind: 'gate'; reason: 'required' }
  | { kind: 'gate'; reason: 'invalid'; shown: string }
  /** Client info failed: the server's words, or what kind of failure it was. */
  | { kind: 'gate'; reason: 'client'; message: string | null; cause: 'refused' | 'unreachable' }
  /** For whoever deploys the widget: where and what to mend. */
  | { kind: 'problem'; about: 'configuration' | 'flow' | 'unexpected'; details: string[] }

export type Booted = Running | Refusal

export async function boot(config: Config, { token, sourceId }: Address, host: Host, base: string): Promise<Booted> {
  if (token.kind === 'required') {
    host.announce({ message: 'error', reason: 'TokenRequired' })
    return { kind: 'gate', reason: 'required' }
  }
  if (token.kind === 'invalid') {
    host.announce({ message: 'error', reason: 'InvalidToken' })
    return { kind: 'gate', reason: 'invalid', shown: token.shown }
  }
  const api = createApi({
    host: token.sandbox ? (config.sandboxApiHost ?? config.apiHost) : config.apiHost,
    token: token.token,
    sandboxKey: token.sandbox ? config.sandboxApiKey : undefined,
  })
  const queries = createQueries()
  const usual = loadFlow(config.flow ?? 'connect', base)
  try {
    const opening = await openSession(api, queries, sourceId)
    const { client } = opening
    const loaded = await (client.flow && client.flow !== config.flow ? loadFlow(client.flow, base) : usual)
    if (!loaded.flow) return { kind: 'problem', about: 'flow', details: loaded.details }
    host.allow(client.allowed_origins)
    return run({ api, queries, host, flow: loaded.flow, client, opening, sandbox: token.sandbox })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    host.announce({ message: 'error', reason: 'ClientInfo' })
    const cause = error.kind === 'http' && error.status < 500 ? 'refused' : 'unreachable'
    return { kind: 'gate', reason: 'client', message: error.display, cause }
  }
}

interface Parts {
  api: Api
  queries: QueryClient
  host: Host
  flow: CompiledFlow
  client: ClientInfo
  opening: Pick<Opening, 'source' | 'status'>
  sandbox: boolean
}

function run({ api, queries, host, flow: loaded, client, opening, sandbox }: Parts): Running {
  const outside = { client: { ...client }, session: { source: opening.source, status: opening.status } }
  const inputs = readInputs(loaded, outside)
  const flow = forInputs(loaded, inputs)
  const session = createSession({
    flow,
    inputs,
    api,
    queries,
    clock: systemClock,
    policies: { privacyPolicyUrl: client.privacy_policy_url ?? null, termsOfUseUrl: client.terms_of_use_url ?? null },
    announce: host.announce,
  })
  return { kind: 'running', session, flow, client, queries, language: parseLanguage(client.language), sandbox }
}

/** The definition beside the widget, compiled, or why it can't be, a line each. */
export async function loadFlow(
  name: string,
  base: string,
): Promise<{ flow: CompiledFlow } | { flow: null; details: string[] }> {
  const file = `flows/${name}.flow.json`
  try {
    const { flow, problems } = compile(await fetchDefinition(name, base))
    return flow ? { flow } : { flow: null, details: problems.map((problem) => sentence(file, problem)) }
  } catch (error) {
    return { flow: null, details: [`${file}: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

/** file, place and mend in one line. */
function sentence(file: string, { pointer, message }: Problem): string {
  return `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`
}

/** Nothing is refetched behind the user's back; reads bring their own retry rules. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: true } },
  })
}
