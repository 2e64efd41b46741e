/** What the first screen needs of servers: client info, the connection's status, a preselected source, and the flow. */
import { type ApiRequest, callRequest, definitionRequest } from '../api/index.ts'
import { parseAddress } from './address.ts'
import type { EarlyConfig } from './early-config.ts'
import { redirectTarget } from './redirect.ts'
import { serverOf } from './server-of.ts'

/** The same requests as `boot` makes, which takes their responses over. */
export function firstRequests(config: EarlyConfig, location: Location, base: string): ApiRequest[] {
  const { token, sourceId, preview } = parseAddress(location.search)
  if (redirectTarget(location, config) !== null || preview !== null || token.kind !== 'valid') return []
  const server = serverOf(config, token)
  return [
    callRequest(server, 'info', {}),
    definitionRequest(config.flow ?? defaultFlow, base),
    callRequest(server, 'status', {}),
    ...(sourceId === null ? [] : [callRequest(server, 'sources', { source_id: sourceId })]),
  ]
}

export const defaultFlow = 'connect'
