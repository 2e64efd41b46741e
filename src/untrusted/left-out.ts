/** Takes unreadable items out of a response, so that one of them never takes the others with it. */
import type { paths } from '../generated/api.paths.ts'
import { responseSchemas } from '../generated/responses.schemas.ts'
import { childPointer, joinPointers } from '../pointer/index.ts'
import { isPlainObject } from './plain.ts'
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
 * Changes `body`, of which only repeated items are left out if it is sound. Returns why each item was left out. A list of
 * which no item can be read stays as it is and fails as a whole: an empty one would say that there is nothing.
 */
export function leaveOutUnreadable(name: keyof typeof paths, body: unknown, isSound: boolean): SchemaFailure[] {
  if (!isPlainObject(body)) return []
  if (name === 'info') return [...leaveOutOrigins(body), ...leaveOutSource(body['update_mode'])]
  const rule = lists[name]
  const items = rule && body[rule.list]
  if (!rule || !Array.isArray(items)) return []
  const seen = new Set<unknown>()
  const leftOut: SchemaFailure[] = []
  const kept = items.filter((item, index) => {
    const failure =
      (isSound ? null : itemFailure(rule.item, item)) ??
      (seen.has(item[rule.id]) ? { pointer: childPointer('', rule.id), keyword: 'duplicate' } : null)
    if (failure) leftOut.push(failureBelow(childPointer('', rule.list, index), failure))
    else seen.add(item[rule.id])
    return !failure
  })
  if (kept.length > 0) body[rule.list] = kept
  return kept.length > 0 ? leftOut : []
}

/** Without one of them, fewer hosts receive the result, and never others. */
function leaveOutOrigins(body: Record<string, unknown>): SchemaFailure[] {
  const list = 'allowed_origins'
  const origins = body[list]
  if (!Array.isArray(origins)) return []
  body[list] = origins.filter((origin) => typeof origin === 'string')
  return origins.flatMap((origin, index) =>
    typeof origin === 'string' ? [] : [{ pointer: childPointer('', list, index), keyword: 'type' }],
  )
}

function leaveOutSource(update: unknown): SchemaFailure[] {
  if (!isPlainObject(update) || update['source'] === undefined || update['source'] === null) return []
  const failure = itemFailure('source', update['source'])
  if (!failure) return []
  update['source'] = null
  return [failureBelow('/update_mode/source', failure)]
}

const itemFailure = (name: ListRule['item'], item: unknown): SchemaFailure | null =>
  schemaFailure(responseSchemas, responseSchemas[name], item, 'remove')

const failureBelow = (above: string, { pointer, keyword }: SchemaFailure): SchemaFailure => ({
  pointer: joinPointers(above, pointer),
  keyword,
})
