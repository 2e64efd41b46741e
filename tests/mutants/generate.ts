/** Every mutant of a definition, in an order that never changes: a single slip each, and no two the same. */
import { operators } from './operators/index.ts'
import type { Mutation } from './operators/operator.ts'
import { edited } from './pointer.ts'

export interface Mutant extends Mutation {
  operator: string
  definition: unknown
}

export function mutantsOf(flow: object): Mutant[] {
  const seen = new Set([JSON.stringify(flow)])
  return Object.entries(operators).flatMap(([operator, find]) =>
    find(flow).flatMap((slip) => {
      const definition = edited(flow, slip.edits)
      const text = JSON.stringify(definition)
      if (seen.has(text)) return []
      seen.add(text)
      return [{ ...slip, operator, definition }]
    }),
  )
}

/** So many of them, evenly spaced, so of every kind its share. */
export const sampleOf = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => Math.floor(((index + 1) * most) / all.length) > Math.floor((index * most) / all.length))
