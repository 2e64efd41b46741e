/** What a picture of a flow consists of. */

export interface Row {
  /** null: the step as a whole. */
  state: string | null
  /** Statuses that lead here. */
  entered: readonly string[]
  /** What leads to other states of the step, or closes the widget. */
  leaves: readonly string[]
}

export interface Box {
  step: string
  onPath: boolean
  route: string | null
  rows: readonly Row[]
}

/** The event on which an arrow is taken, and the condition. */
export interface Label {
  on: string
  when: string | null
}

export interface Arrow {
  /** null: the start of a session. */
  from: string | null
  to: string
  /** main: from step to step of the path; path: forward past some; aside: to a step beside it; back: to an earlier one. */
  kind: 'main' | 'path' | 'aside' | 'back'
  labels: readonly Label[]
}

export interface Outline {
  name: string
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  /** Overlays, which lie over every step, and what else a reader should know. */
  notes: readonly string[]
}
