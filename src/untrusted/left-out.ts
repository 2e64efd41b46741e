/** Takes unreadable items out of a response, so that one of them never takes the others with it. */
import type { paths } from '../generated/api.paths.ts'
import { responseSchemas } from '../generated/responses.schemas.ts'
import { childPointer, joinPointers } from '../pointer/index.ts'
import { type SchemaFailure, schemaFailure } from './schema-failure.ts'

interface ListRule {
  list: string
  item: keyof typeof responseSchemas
  id: string
}

const lists: Partial<Record<keyof typeof paths, ListRule>> = {
  sources: { list: 'sources', item: 'source', id: 'source_id' },
  accountList: { list: 'accounts', item: 'account', id: 'account_id' },
  mfaMethodsGet: { list: 'methods', item: 'mfaMethod', id: 'mfa_method_id' },
}

/**
 * Changes `body`. Returns why each item was left out. A list of which no item can be read stays as it is and fails as a
 * whole: an empty one would say that there is nothing.
 */
export function leaveOutUnreadable(name: keyof typeof paths, body: unknown): SchemaFailure[] {
  if (!isObject(body)) return []
  if (name === 'info') return leaveOutSource(body['update_mode'])
  const rule = lists[name]
  const items = rule && body[rule.list]
  if (!rule || !Array.isArray(items)) return []
  const seen = new Set<unknown>()
  const leftOut: SchemaFailure[] = []
  const kept = items.filter((item, index) => {
    const at = childPointer('', rule.list, index)
    const failure =
      itemFailure(rule.item, item, at) ??
      (seen.has(item[rule.id]) ? { pointer: childPointer(at, rule.id), keyword: 'duplicate' } : null)
    if (failure) leftOut.push(failure)
    else seen.add(item[rule.id])
    return !failure
  })
  if (kept.length > 0) body[rule.list] = kept
  return kept.length > 0 ? leftOut : []
}

function leaveOutSource(update: unknown): SchemaFailure[] {
  if (!isObject(update) || update['source'] === undefined || update['source'] === null) return []
  const failure = itemFailure('source', update['source'], '/update_mode/source')
  if (!failure) return []
  update['source'] = null
  return [failure]
}

/** @param at the pointer of the item in its body */
function itemFailure(name: ListRule['item'], item: unknown, at: string): SchemaFailure | null {
  const failure = schemaFailure(responseSchemas, responseSchemas[name], item, 'remove')
  return failure && { ...failure, pointer: joinPointers(at, failure.pointer) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
