import type { FileRule } from '../rule.ts'

export const soundJson: FileRule = {
  id: 'sound-json',
  severity: 'error',
  over: 'files',
  says: 'A file is JSON, and no key stands twice in it.',
  check: ({ faults, value }, report) => {
    // One slip of the pen makes several faults: behind the first nothing is where it should be.
    for (const { pointer, message, offset, length } of value === undefined ? faults.slice(0, 1) : faults)
      report(pointer, message, { at: { offset, length } })
  },
}
