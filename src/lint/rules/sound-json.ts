import { syntaxErrorInWords } from '../../analysis/index.ts'
import type { FileRule } from '../rule.ts'

export const soundJson: FileRule = {
  id: 'sound-json',
  severity: 'error',
  over: 'files',
  summary: 'A file is JSON, and none of its objects has a key twice.',
  rank: 'text',
  check: ({ syntaxErrors }, report) => {
    for (const error of syntaxErrors) report(error.pointer, syntaxErrorInWords(error), { at: error })
  },
}
