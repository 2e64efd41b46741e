/** The configuration before its check has arrived (docs/decisions/0024). Nothing is decided by it that the check could change. */
import type { Config } from '../generated/config.types.ts'

export const configBlockId = 'tieline-config'

const textKeys = [
  'apiHost',
  'sandboxApiHost',
  'sandboxApiKey',
  'dashboardHost',
  'developmentDashboardHost',
  'flow',
  'logoUrl',
] as const

/**
 * As the schema has it: nothing may be sent where an address leads that is cut off. A content security policy has no
 * syntax for an IPv6 address, so the page could not call one.
 */
const address = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*(?::[1-6]?\d{1,4})?(?:\/[^\s?#@]*)?$/u

/** The keys that the first requests and the first paint need. */
export type EarlyConfig = Pick<Config, (typeof textKeys)[number] | 'theme' | 'returnUrls'>

/** null: without an API host, or with a wrong one, there is nothing to request. */
export function readEarlyConfig(text: string | null): EarlyConfig | null {
  const { theme, returnUrls, ...document } = parse(text)
  const given = textKeys.map((key) => [key, document[key]] as const).filter(([, value]) => value !== undefined)
  const isText = (value: unknown): value is string => typeof value === 'string'
  // A host that the check would refuse may not give way to another one: the token would go there.
  if (given.some(([key, value]) => /Host$/.test(key) && !(isText(value) && address.test(value)))) return null
  const config = Object.fromEntries(given.filter(([, value]) => isText(value))) as Partial<EarlyConfig>
  if (config.apiHost === undefined) return null
  return {
    ...config,
    apiHost: config.apiHost,
    theme: typeof theme === 'object' && theme ? theme : {},
    returnUrls: Array.isArray(returnUrls) ? returnUrls.filter((each) => typeof each === 'string') : [],
  }
}

function parse(text: string | null): Partial<Config> {
  try {
    return JSON.parse(text?.trim() ?? '{}') ?? {}
  } catch {
    return {}
  }
}
