/** One undo for all files: what was edited last is undone first. */

export interface Turns {
  /** Paths of the files that were edited, the latest last. */
  past: readonly string[]
  /** Those that were undone, the next to be redone last. */
  future: readonly string[]
}

export const afterEdit = ({ past }: Turns, file: string): Turns => ({ past: [...past, file], future: [] })

export const afterUndo = ({ past, future }: Turns): Turns => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
})

export const afterRedo = ({ past, future }: Turns): Turns => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
})
