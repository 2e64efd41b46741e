import type { InputSet } from '../engine/index.ts'
import type { Compared } from './compared.ts'
import { condense } from './condense.ts'

/** Clients as the subject of a sentence (in the plural), and which share of all they are. */
export function who({ all, inputs }: Compared, set: InputSet) {
  const { words, count, of } = condense(set, all, inputs.dimensions)
  if (words === null) return { subject: 'All clients', share: '', isCounted: false }
  return { subject: `Clients with ${words}`, share: share(count, of), isCounted: true }
}

/** Clients as a condition at the end of a sentence; nothing where all are meant. */
export function condition({ all, inputs }: Compared, set: InputSet) {
  const { words, count, of } = condense(set, all, inputs.dimensions)
  return words === null
    ? { words: '', isCounted: false }
    : { words: `, if ${words}${share(count, of)}`, isCounted: true }
}

export const share = (count: number, of: number) => ` (${count} of ${of} combinations)`
