/** One undo for all files: what was edited last is undone first. */

export interface UndoSteps {
  /** What was edited, the latest last. */
  past: readonly UndoStep[]
  /** What was undone, the next to be redone last. */
  future: readonly UndoStep[]
}

/** Paths of the files that one step edits, in the order of its edits. */
export type UndoStep = readonly string[]

/** The file whose edit names the latest step. */
export const lastFile = (undoSteps: readonly UndoStep[]): string | undefined => undoSteps.at(-1)?.at(-1)

export const afterEdit = ({ past }: UndoSteps, file: string): UndoSteps => ({ past: [...past, [file]], future: [] })

export const afterUndo = ({ past, future }: UndoSteps): UndoSteps => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
})

export const afterRedo = ({ past, future }: UndoSteps): UndoSteps => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
})

/**
 * Edits that changed nothing make no step.
 * @param from how many there were before the edits that become one step
 */
export function joined({ past, future }: UndoSteps, from: number): UndoSteps {
  const step = past.slice(from).flat()
  return { past: step.length === 0 ? past.slice(0, from) : [...past.slice(0, from), step], future }
}
