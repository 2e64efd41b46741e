/** Every mutant of a definition: a single mistake each, no two the same, always in the same order. */
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
    find(flow).flatMap((mutation) => {
      const definition = edited(flow, mutation.edits)
      const text = JSON.stringify(definition)
      if (seen.has(text)) return []
      seen.add(text)
      return [{ ...mutation, operator, definition }]
    }),
  )
}

/** At most this many, evenly spaced, so that every kind has its share. */
export const sampleOf = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => Math.floor(((index + 1) * most) / all.length) > Math.floor((index * most) / all.length))
