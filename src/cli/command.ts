import type { Arguments, Option } from './arguments.ts'
import { Failure, type Io } from './io.ts'

export interface Command {
  /** What follows its name: `<old> <new>`. */
  words: string
  /** What it does, in one line. */
  summary: string
  options: Readonly<Record<string, Option>>
  /** Resolves with the exit code; rejects with a Failure. */
  run: (given: Arguments, io: Io) => Promise<number>
}

/** A flow that compiles may still be too large to walk, or have no step to start with. */
export function attempt<T>(what: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw new Failure(
      `${what}: ${error instanceof Error ? error.message : String(error)} Run 'tieline lint' to see every finding.`,
    )
  }
}
