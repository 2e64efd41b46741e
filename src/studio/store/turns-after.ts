/** What the steps to undo are after an edit of a file. */
import type { StudioDocument } from '../document/document.ts'
import { afterEdit, afterUndo, type Turn, type Turns } from './turns.ts'

export type TurnsAfter = (turns: Turns, before: StudioDocument, after: StudioDocument) => Turns

/** The step before has another text, or is gone. */
export const afterRetyping: TurnsAfter = (turns, before, after) =>
  after.past.length < before.past.length ? afterUndo(turns) : { ...turns, future: [] }

export const isTurnOf = (turn: Turn | undefined, path: string) => turn?.length === 1 && turn[0] === path

/** What is typed in a row is one step. */
export const afterEditOf =
  (path: string): TurnsAfter =>
  (turns, before, after) =>
    after.past.length > before.past.length ? afterEdit(turns, path) : turns
