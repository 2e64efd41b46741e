import type { ListedStep } from '../document/steps.ts'

export interface StepToMove {
  step: ListedStep
  path: readonly string[]
  /** The text is no flow now, so nothing can be edited but the text. */
  isLocked: boolean
  /** Does nothing where there is no such place. */
  move: (step: string, to: number) => void
}
