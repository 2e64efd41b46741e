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
