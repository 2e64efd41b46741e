import type { ListedStep } from '../document/steps.ts'

export interface StepToMove {
  step: ListedStep
  path: readonly string[]
  /** Does nothing where there is no such place. */
  move: (step: string, to: number) => void
}
