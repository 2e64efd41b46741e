import type { Given, Option } from './arguments.ts'
import { Failure, type Io } from './io.ts'

export interface Command {
  /** What follows its name: `<old> <new>`. */
  words: string
  /** What it does, in a line. */
  says: string
  options: Readonly<Record<string, Option>>
  /** Resolves with the exit code; rejects with a Failure. */
  run: (given: Given, io: Io) => Promise<number>
}

/** A flow that compiles may still be beyond walking: too large, or without a step to start with. */
export function attempt<T>(what: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new Failure(`${what}: ${error instanceof Error ? error.message : String(error)} 'tieline lint' may say more.`)
  }
}
