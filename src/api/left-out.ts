/** Takes unreadable items out of a response, so that one of them never takes the others with it. */
import type { paths } from '../generated/api.paths.ts'
import type { checks as laterChecks } from '../generated/responses-later.validators.js'
import type { checks as startChecks } from '../generated/responses-start.validators.js'

export type Check = (typeof startChecks)['info']
export type Checks = Readonly<Record<string, Check>>
type Item = keyof typeof startChecks | keyof typeof laterChecks

interface ListRule {
  list: string
  item: Item
  id: string
}

const lists: Partial<Record<keyof typeof paths, ListRule>> = {
  sources: { list: 'sources', item: 'source', id: 'source_id' },
  accountList: { list: 'accounts', item: 'account', id: 'account_id' },
  mfaMethodsGet: { list: 'methods', item: 'method', id: 'mfa_method_id' },
}

/**
 * Changes `body`. Returns where an item was left out and why, e.g. `/sources/3/name: type`. A list of which no item can
 * be read stays as it is and fails as a whole: an empty one would say that there is nothing.
 */
export function leaveOutUnreadable(name: keyof typeof paths, body: unknown, checks: Checks): string[] {
  if (!isObject(body)) return []
  if (name === 'info') return leaveOutSource(body['update_mode'], checks)
  const rule = lists[name]
  const items = rule && body[rule.list]
  if (!rule || !Array.isArray(items)) return []
  const seen = new Set<unknown>()
  const leftOut: string[] = []
  const kept = items.filter((item, index) => {
    const problem =
      schemaFailure(checks[rule.item], item) ?? (seen.has(item[rule.id]) ? `/${rule.id}: duplicate` : null)
    if (problem !== null) leftOut.push(`/${rule.list}/${index}${problem}`)
    else seen.add(item[rule.id])
    return problem === null
  })
  if (kept.length > 0) body[rule.list] = kept
  return kept.length > 0 ? leftOut : []
}

function leaveOutSource(update: unknown, checks: Checks): string[] {
  if (!isObject(update) || update['source'] === undefined || update['source'] === null) return []
  const problem = schemaFailure(checks['source'], update['source'])
  if (problem === null) return []
  update['source'] = null
  return [`/update_mode/source${problem}`]
}

/** Where a value breaks its schema and with which keyword, e.g. `/name: type`; null: nowhere. */
export function schemaFailure(check: Check | undefined, value: unknown): string | null {
  if (!check || check(value)) return null
  const [error] = check.errors ?? []
  return error ? `${error.instancePath}: ${error.keyword}` : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
