/** A place in a text. */
export interface Position {
  /** Counts from 1. */
  line: number
  /** Counts from 1, in characters. */
  column: number
}
