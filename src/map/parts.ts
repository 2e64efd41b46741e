/** What a picture of a flow consists of. */

export interface Row {
  /** A state; null: of the step as a whole. */
  state: string | null
  /** Statuses that lead here. */
  entered: readonly string[]
  /** What leads on inside the step, or closes the widget. */
  leaves: readonly string[]
}

export interface Box {
  step: string
  onPath: boolean
  route: string | null
  rows: readonly Row[]
}

/** On what an arrow is taken, and under which condition. */
export interface Label {
  on: string
  when: string | null
}

export interface Arrow {
  /** null: where a session begins. */
  from: string | null
  to: string
  /** spine: from step to step of the path; path: forward past some; aside: to a step beside it; back: to an earlier one. */
  kind: 'spine' | 'path' | 'aside' | 'back'
  labels: readonly Label[]
}

export interface Outline {
  name: string
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  /** What lies over every step, and what else a reader should know. */
  notes: readonly string[]
}
