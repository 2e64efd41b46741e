import type { Files, Finding } from '../../lint/index.ts'

export interface CheckRequest {
  /** Of the text that is checked. */
  version: number
  files: Files
  /** Path of the flow in front, which is checked first. */
  front: string
  /** `names`: names and shapes only. */
  extent: 'names' | 'everything'
}

export interface CheckAnswer {
  version: number
  findings: readonly Finding[]
  /** Of which rules. Names and shapes are checked first, the rest needs walks: of the flow in front, then of the others. */
  extent: 'names' | 'front' | 'everything'
}

/** What a fix would do. */
export interface FixRequest {
  files: Files
  finding: Finding
}

export interface FixAnswer {
  /** Of the file that is fixed. */
  text: string
  /** null: not known yet; the text is there at once. */
  findings: readonly Finding[] | null
}
