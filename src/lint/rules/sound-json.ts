import type { FileRule } from '../rule.ts'

export const soundJson: FileRule<'sound-json'> = {
  id: 'sound-json',
  severity: 'error',
  over: 'files',
  summary: 'A file is JSON, and no object in it has a key twice.',
  rank: 'text',
  check: ({ syntaxErrors }, report) => {
    for (const error of syntaxErrors) report(error.pointer, error, { at: error })
  },
}
