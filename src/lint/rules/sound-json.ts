import type { FileRule } from '../rule.ts'

export const soundJson: FileRule = {
  id: 'sound-json',
  severity: 'error',
  over: 'files',
  summary: 'A file is JSON, and no key stands twice in it.',
  rank: 'text',
  check: ({ syntaxErrors: faults }, report) => {
    for (const { pointer, message, offset, length } of faults) report(pointer, message, { at: { offset, length } })
  },
}
