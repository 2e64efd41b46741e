import type { Problem } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const shape: FlowRule = {
  id: 'shape',
  severity: 'error',
  over: 'flow',
  says: 'A flow has the keys that it needs, and values of the right kind.',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'shape'))
      if (!isToldElsewhere(problem)) report(problem.pointer, problem.message)
  },
}

/** Rules with more to say: status-table and handled-outcomes. */
const isToldElsewhere = ({ pointer, message }: Problem) =>
  /^'on(Done|Error)' is missing/.test(message) ||
  (/^\/steps\/[^/]+\/status$/.test(pointer) && message.includes('is missing')) ||
  (/^\/steps\/[^/]+$/.test(pointer) && message.includes('"status" table'))
