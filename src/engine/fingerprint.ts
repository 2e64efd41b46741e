/** Which states count as one. */
import { type CompiledFlow, type Datum, varOf } from '../flow/index.ts'
import type { State } from './state.ts'

/**
 * States behave alike that differ only in numbers of entries, in data that no condition reads and no input gave, or in
 * steps passed that nothing observed asks for.
 */
export function createFingerprint(flow: CompiledFlow, observed: unknown): (state: State) => string {
  const named = stringsUnder(observed, ['without'])
  const fields = distinguishedFields(flow, observed)
  return ({ data, at, trail, overlay, pending, polling, delayed, closed }) => {
    const known = fields.map((name) => data[name])
    const passed = trail.filter((step) => named.has(step)).sort()
    return JSON.stringify([known, at, passed, overlay, pending, polling !== null, delayed, closed])
  }
}

/** The data fields that tell states apart; of any other field a state holds one of several values. */
export function distinguishedFields({ definition, data }: CompiledFlow, observed?: unknown): string[] {
  const named = stringsUnder([definition, observed], ['var', 'set'])
  const isDistinguished = ({ name, init }: Datum) =>
    init.kind === 'in' || named.has(varOf('data', name)) || named.has(`$data.${name}`)
  return data.filter(isDistinguished).map(({ name }) => name)
}

/** Every string below one of these keys. */
function stringsUnder(node: unknown, keys: readonly string[], below = false, found = new Set<string>()): Set<string> {
  if (typeof node === 'string' && below) found.add(node)
  if (typeof node === 'object' && node !== null)
    for (const [key, item] of Object.entries(node)) stringsUnder(item, keys, below || keys.includes(key), found)
  return found
}
