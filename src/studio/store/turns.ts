/** One undo for the flow and its tests: what was edited last is undone first. */

export type DocumentName = 'document' | 'tests'

export interface Turns {
  /** The documents that were edited, the latest last. */
  past: readonly DocumentName[]
  /** Those that were undone, the next to be redone last. */
  future: readonly DocumentName[]
}

export const afterEdit = ({ past }: Turns, name: DocumentName): Turns => ({ past: [...past, name], future: [] })

export const afterUndo = ({ past, future }: Turns): Turns => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
})

export const afterRedo = ({ past, future }: Turns): Turns => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
})
