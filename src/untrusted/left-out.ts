/** Takes unreadable items out of a response, so that one of them never takes the others with it. */
import type { paths } from '../generated/api.paths.ts'
import type { checks as laterChecks } from '../generated/responses-later.validators.js'
import type { checks as startChecks } from '../generated/responses-start.validators.js'
import { childPointer } from '../pointer/index.ts'
import { type Check, type SchemaFailure, schemaFailure } from './schema-failure.ts'

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
 * Changes `body`. Returns why each item was left out. A list of which no item can be read stays as it is and fails as a
 * whole: an empty one would say that there is nothing.
 */
export function leaveOutUnreadable(name: keyof typeof paths, body: unknown, checks: Checks): SchemaFailure[] {
  if (!isObject(body)) return []
  if (name === 'info') return leaveOutSource(body['update_mode'], checks)
  const rule = lists[name]
  const items = rule && body[rule.list]
  if (!rule || !Array.isArray(items)) return []
  const seen = new Set<unknown>()
  const leftOut: SchemaFailure[] = []
  const kept = items.filter((item, index) => {
    const at = childPointer('', rule.list, index)
    const failure =
      schemaFailure(checks[rule.item], item, at) ??
      (seen.has(item[rule.id]) ? { pointer: childPointer(at, rule.id), keyword: 'duplicate' } : null)
    if (failure) leftOut.push(failure)
    else seen.add(item[rule.id])
    return !failure
  })
  if (kept.length > 0) body[rule.list] = kept
  return kept.length > 0 ? leftOut : []
}

function leaveOutSource(update: unknown, checks: Checks): SchemaFailure[] {
  if (!isObject(update) || update['source'] === undefined || update['source'] === null) return []
  const failure = schemaFailure(checks['source'], update['source'], '/update_mode/source')
  if (!failure) return []
  update['source'] = null
  return [failure]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
