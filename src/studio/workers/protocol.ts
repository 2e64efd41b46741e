import type { Files, Finding } from '../../lint/index.ts'

export interface CheckRequest {
  /** Of the text that is checked. */
  version: number
  files: Files
  /** `names`: names and shapes only. */
  extent: 'names' | 'everything'
}

export interface CheckAnswer {
  version: number
  findings: readonly Finding[]
  /** Names and shapes are checked first; the rest needs a walk of the flow. */
  isComplete: boolean
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
