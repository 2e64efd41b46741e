/** The state of one link token: in memory, gone with the process. */
import type { ClientInfo, TokenRequest } from '../generated/api.types.ts'
import * as responses from '../generated/responses.validators.js'
import { CallError } from './call-errors.ts'
import { findSources, requireSource, type SourceContext } from './catalogue.ts'
import { checkBody } from './check.ts'
import { advanceRun, type Run, scenarioError, stageOf, startRun } from './run.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { callSchemas, type Json } from './schemas.ts'
import { readScript } from './script.ts'
import { textsFor } from './texts.ts'
import { sandboxValues } from './values.ts'

export interface Session {
  client: ClientInfo
  /** The only sources that the session offers; null for all. */
  offered: readonly string[] | null
  run: Run | null
  /** Virtual time from which every call answers 401. */
  expiresAt: number
  /** Number of captcha images drawn: each differs from the one before. */
  captchas: number
  /** What has failed once, and works from now on. */
  failedOnce: Set<string>
}

/** A link token lives this long (virtual ms). */
const sessionLifetimeMs = 20 * 60_000

const clientDefaults = {
  name: 'Greenfield Energy Advisors',
  language: 'EN',
  privacy_policy_url: 'https://example.com/privacy',
  terms_of_use_url: 'https://example.com/terms',
  account_select_mode: 'Multiple',
  allow_document_upload: false,
  show_step_consent: true,
  show_step_add_source: true,
  show_step_select_account: true,
  show_step_add_account: true,
  mode: 'Normal',
} satisfies ClientInfo

/** Client info of a request. Null stands for the default; `client` wins over the keys beside it. */
function clientOf(request: TokenRequest, origin: string): ClientInfo {
  const { client, source_id: _, source_ids: __, update, ...settings } = request
  const given = Object.entries({ ...settings, mode: update?.mode ?? null }).filter(([, value]) => value !== null)
  const image_url = `${origin}/logos/client.svg`
  const info: unknown = { ...clientDefaults, image_url, ...Object.fromEntries(given), ...client }
  checkBody<ClientInfo>(responses.info, info, callSchemas.info.properties.response as Json, '/client')
  return info
}

/** A new session. Throws VALIDATION_FAILED for client info that `/link/info` may not answer, and INVALID_SOURCE. */
export function createSession(request: TokenRequest, origin: string, now: number): Session {
  const client = clientOf(request, origin)
  const context: SourceContext = { origin, texts: textsFor(client.language), offered: null }
  for (const id of request.source_ids ?? []) requireSource(id, context)
  const offered = request.source_ids ?? null
  const session: Session = {
    client,
    offered,
    run: null,
    expiresAt: now + sessionLifetimeMs,
    captchas: 0,
    failedOnce: new Set(),
  }
  const source =
    typeof request.source_id === 'string'
      ? requireSource(request.source_id, { ...context, offered })
      : findSources({}, { ...context, offered })[0]
  if (!isUpdate(session) || !source) return session
  const update = { source, username: sandboxValues.username, ...client.update_mode }
  session.client = { ...client, update_mode: update }
  // The client's server has started a refresh: the connection runs before the widget opens.
  if (client.mode === 'Refresh') connect(session, source.source_id, findScenario(update.username), now)
  return session
}

export function isUpdate({ client }: Session): boolean {
  return ['UpdateCredentials', 'Refresh', 'UpdateAccountSelection'].includes(client.mode ?? '')
}

/** Brings the session up to `now`. Throws INVALID_LINK_TOKEN (401) once it has expired. */
export function advanceSession(session: Session, now: number): void {
  if (session.run) session.run = advanceRun(session.run, now)
  if (now >= session.expiresAt || stageOf(session.run)?.sessionExpires) throw scenarioError('INVALID_LINK_TOKEN')
}

/** True the first time it is asked for `what`. */
export function isFirst({ failedOnce }: Session, what: string): boolean {
  const first = !failedOnce.has(what)
  failedOnce.add(what)
  return first
}

/** Starts the scenario from its first stage, or throws its error. */
export function connect(session: Session, sourceId: string, scenario: Scenario, now: number): void {
  const { connectError, firstConnectError, stages } = scenario
  if (connectError) throw scenarioError(connectError)
  if (firstConnectError && isFirst(session, 'connect')) throw scenarioError(firstConnectError)
  const { account_select_mode: mode, show_step_select_account: shown } = session.client
  const asksForAccounts = shown !== false && (mode === 'Single' || mode === 'Multiple')
  session.run = startRun(stages, sourceId, asksForAccounts, now)
}

/** The scenario of a username. Throws INVALID_CREDENTIALS if there is none, VALIDATION_FAILED for a script it cannot read. */
export function findScenario(username: string | null | undefined): Scenario {
  const named = username && Object.hasOwn(scenarios, username) ? scenarios[username] : undefined
  const scenario = named ?? readScript(username ?? '')
  if (!scenario) throw new CallError('INVALID_CREDENTIALS', 'No scenario has this username.')
  return scenario
}
