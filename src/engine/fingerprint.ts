/** Which states count as one. */
import { type CompiledFlow, type Datum, formatReference } from '../flow/index.ts'
import type { State } from './state.ts'

/**
 * States behave alike that differ only in numbers of entries, in data that no condition reads and no input gave, or in
 * steps passed: each `without` of what is observed asks only whether any of its steps was passed.
 */
export function createFingerprint(flow: CompiledFlow, observed: unknown): (state: State) => string {
  const asked = valuesOf('without', observed).map((steps) => [steps].flat())
  const fields = distinguishedFields(flow, observed)
  return (state) => {
    const known = fields.map((name) => state.data[name])
    const passed = asked.map((steps) => state.trail.some((step) => steps.includes(step)))
    return JSON.stringify([known, passed, ...unnumbered(state)])
  }
}

/** Where a session is and what is in progress there, without the numbers of entries and runs. */
export const unnumbered = ({ at, overlay, pending, polling, delayed, closed }: State): readonly unknown[] => [
  at,
  overlay,
  pending,
  polling !== null,
  delayed,
  closed,
]

/** The data fields that tell states apart; of any other field a state holds one of several values. */
export function distinguishedFields({ definition, data }: CompiledFlow, observed?: unknown): string[] {
  const named = stringsUnder([definition, observed], ['var', 'set'])
  const isDistinguished = ({ name, init }: Datum) =>
    init.kind === 'in' || named.has(formatReference('data', name)) || named.has(`$data.${name}`)
  return data.filter(isDistinguished).map(({ name }) => name)
}

/** Every value of a key, wherever it is. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, item]) => (name === key ? [item] : valuesOf(key, item)))
}

/** Every string below one of these keys. */
function stringsUnder(node: unknown, keys: readonly string[], below = false, found = new Set<string>()): Set<string> {
  if (typeof node === 'string' && below) found.add(node)
  if (typeof node === 'object' && node !== null)
    for (const [key, item] of Object.entries(node)) stringsUnder(item, keys, below || keys.includes(key), found)
  return found
}
