/** What the sandbox remembers of one link token: in memory, gone with the process. */
import type { ClientInfo, Source } from '../generated/api.types.ts'
import * as responses from '../generated/responses.validators.js'
import { CallError } from './call-errors.ts'
import { catalogue, findSources, type Surroundings } from './catalogue.ts'
import { checkBody } from './check.ts'
import { type Run, startRun } from './run.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { readScript } from './script.ts'
import { textsFor } from './texts.ts'
import { sandboxValues } from './values.ts'

export interface Session {
  client: ClientInfo
  run: Run | null
  /** Captcha images drawn so far: each differs from the one before. */
  captchas: number
  /** Names of the files whose upload has failed once. */
  failedFiles: Set<string>
}

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

export interface SessionRequest {
  /** Any key of client info; it replaces the default. */
  client?: Record<string, unknown>
  /** Source of an update or refresh session; default: the most common one. */
  source_id?: string
}

/** A new session. Throws INVALID_REQUEST for a client info no `/link/info` may answer, INVALID_SOURCE. */
export function createSession({ client, source_id }: SessionRequest, origin: string, now: number): Session {
  const info: unknown = { ...clientDefaults, image_url: `${origin}/logos/client.svg`, ...client }
  checkBody<ClientInfo>(responses.info, info, '/client')
  const session: Session = { client: info, run: null, captchas: 0, failedFiles: new Set() }
  const around = { origin, texts: textsFor(info.language) }
  const source = knownSource(source_id ?? catalogue[0]?.source_id ?? '', around)
  if (!isUpdate(session)) return session
  const update = { source, username: sandboxValues.username, ...info.update_mode }
  session.client = { ...info, update_mode: update }
  // A refresh was begun on the client's server: the connection is under way before the widget opens.
  if (info.mode === 'Refresh') connect(session, source.source_id, findScenario(update.username), now)
  return session
}

export function isUpdate({ client }: Session): boolean {
  return ['UpdateCredentials', 'Refresh', 'UpdateAccountSelection'].includes(client.mode ?? '')
}

/** Starts the scenario from its first stage. Throws the scenario's refusal. */
export function connect(session: Session, sourceId: string, scenario: Scenario, now: number): void {
  if (scenario.refusal) throw new CallError(scenario.refusal, 'This scenario refuses to connect.')
  const { account_select_mode: mode, show_step_select_account: shown } = session.client
  const choosesAccounts = shown !== false && (mode === 'Single' || mode === 'Multiple')
  session.run = startRun(scenario.stages, sourceId, choosesAccounts, now)
}

/** The scenario of a username. Throws INVALID_CREDENTIALS if there is none, INVALID_REQUEST for a script of no sense. */
export function findScenario(username: string | null | undefined): Scenario {
  const named = username && Object.hasOwn(scenarios, username) ? scenarios[username] : undefined
  const scenario = named ?? readScript(username ?? '')
  if (!scenario) throw new CallError('INVALID_CREDENTIALS', 'No scenario has this username.')
  return scenario
}

/** The source with this id. Throws INVALID_SOURCE. */
export function knownSource(sourceId: string, around: Surroundings): Source {
  const [source] = findSources({ source_id: sourceId }, around)
  if (!source) throw new CallError('INVALID_SOURCE', 'There is no source with this source_id.')
  return source
}
