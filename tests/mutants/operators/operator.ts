/** One kind of mistake. */
import { absent, type Edit, nodesWithKey } from '../pointer.ts'

export interface Mutation {
  /** Where the mistake is: what a linter should point at, or near. */
  pointer: string
  /** The mistake in words. */
  description: string
  edits: readonly Edit[]
}

/** Every mistake of this kind that can be made in a definition. */
export type Operator = (flow: unknown) => Mutation[]

export const mutation = (pointer: string, value: unknown, description: string): Mutation => ({
  pointer,
  description,
  edits: [[pointer, value]],
})

/** The item after this one; after the last the first. */
export const after = <T>(list: readonly T[], item: T): T | undefined => list[(list.indexOf(item) + 1) % list.length]

/** Removes every node with one of these keys. */
export const without =
  (description: string, ...keys: string[]): Operator =>
  (flow) =>
    keys.flatMap((key) => nodesWithKey(flow, key)).map((pointer) => mutation(pointer, absent, description))
