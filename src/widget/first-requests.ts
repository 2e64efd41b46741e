/** What the first screen needs of servers: client info, the connection's status, a preselected source, and the flow. */
import { type ApiRequest, callRequest, definitionRequest } from '../api/index.ts'
import { parseAddress } from './address.ts'
import type { EarlyConfig } from './early-config.ts'
import { parseReturnUrl } from './parse-return-url.ts'
import { redirectTarget } from './redirect.ts'
import { serverOf } from './server-of.ts'

/** The same requests as `boot` makes, which takes their responses over; none where no session will start. */
export function firstRequests(config: EarlyConfig, page: Window, base: string): ApiRequest[] {
  const { token, sourceId, preview, returnUrl } = parseAddress(page.location.search)
  if (redirectTarget(page.location, config) !== null || preview !== null || token.kind !== 'valid') return []
  if (page.parent === page && returnUrl !== null && parseReturnUrl(returnUrl, config) === null) return []
  const server = serverOf(config, token)
  return [
    callRequest(server, 'info', {}),
    definitionRequest(config.flow ?? defaultFlow, base),
    callRequest(server, 'status', {}),
    ...(sourceId === null ? [] : [callRequest(server, 'sources', { source_id: sourceId })]),
  ]
}

export const defaultFlow = 'connect'
