/** One undo for all files: what was edited last is undone first. */

export interface Turns {
  /** What was edited, the latest last. */
  past: readonly Turn[]
  /** What was undone, the next to be redone last. */
  future: readonly Turn[]
}

/** Paths of the files that one step edits, in the order of its edits. */
export type Turn = readonly string[]

/** The file whose edit names the latest step. */
export const lastFile = (turns: readonly Turn[]): string | undefined => turns.at(-1)?.at(-1)

export const afterEdit = ({ past }: Turns, file: string): Turns => ({ past: [...past, [file]], future: [] })

export const afterUndo = ({ past, future }: Turns): Turns => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
})

export const afterRedo = ({ past, future }: Turns): Turns => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
})

/** @param from how many there were before the edits that become one step */
export const joined = ({ past, future }: Turns, from: number): Turns => ({
  past: [...past.slice(0, from), past.slice(from).flat()],
  future,
})
