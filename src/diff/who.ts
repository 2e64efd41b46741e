import type { InputSet } from '../engine/index.ts'
import type { Compared } from './compared.ts'
import { condense } from './condense.ts'

/** Clients as the subject of a sentence (in the plural), and which share of all they are. */
export function who({ all, inputs }: Compared, set: InputSet): { subject: string; share: string } {
  const { words, count, of } = condense(set, all, inputs.dimensions)
  if (words === null) return { subject: 'All clients', share: '' }
  return { subject: `Clients with ${words}`, share: ` (${count} of ${of} combinations)` }
}
