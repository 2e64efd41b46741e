/** One kind of slip. */
import { absent, type Edit, everywhere } from '../pointer.ts'

export interface Mutation {
  /** Where somebody slipped: what a linter should point at, or near. */
  pointer: string
  /** What they did, in words. */
  description: string
  edits: readonly Edit[]
}

/** Every place of a definition where somebody could slip in this way. */
export type Operator = (flow: unknown) => Mutation[]

export const mutation = (pointer: string, value: unknown, description: string): Mutation => ({
  pointer,
  description,
  edits: [[pointer, value]],
})

/** The one that comes after, the first after the last. */
export const after = <T>(list: readonly T[], item: T): T | undefined => list[(list.indexOf(item) + 1) % list.length]

/** Takes away whatever stands under these keys. */
export const without =
  (description: string, ...keys: string[]): Operator =>
  (flow) =>
    keys.flatMap((key) => everywhere(flow, key)).map((pointer) => mutation(pointer, absent, description))
