/** What the steps to undo are after an edit of a file. */
import type { StudioDocument } from '../document/document.ts'
import { afterEdit, afterUndo, type UndoStep, type UndoSteps } from './undo-steps.ts'

export type UndoStepsAfter = (undoSteps: UndoSteps, before: StudioDocument, after: StudioDocument) => UndoSteps

/** The step before has another text, or is gone. */
export const afterRetyping: UndoStepsAfter = (undoSteps, before, after) =>
  after.past.length < before.past.length ? afterUndo(undoSteps) : { ...undoSteps, future: [] }

export const isUndoStepOf = (step: UndoStep | undefined, path: string) => step?.length === 1 && step[0] === path

/** What is typed in a row is one step. */
export const afterEditOf =
  (path: string): UndoStepsAfter =>
  (undoSteps, before, after) =>
    after.past.length > before.past.length ? afterEdit(undoSteps, path) : undoSteps
