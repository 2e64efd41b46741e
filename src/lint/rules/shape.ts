import type { Problem } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const shape: FlowRule = {
  id: 'shape',
  severity: 'error',
  over: 'flow',
  summary: 'A flow has the keys that it needs, and values of the right kind.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'shape'))
      if (!isToldElsewhere(problem)) report(problem.pointer, problem.message)
  },
}

/** Rules with more to say: status-table, handled-outcomes, poll-limits. */
const isToldElsewhere = ({ pointer, message }: Problem) =>
  (/\/do$/.test(pointer) && /^'on(Done|Error)' is missing/.test(message)) ||
  (/^\/steps\/[^/]+\/status$/.test(pointer) && message.includes('is missing')) ||
  (/^\/steps\/[^/]+\/poll$/.test(pointer) && /^'(everyMs|timeoutMs|onTimeout|onError)' is missing/.test(message)) ||
  (/^\/steps\/[^/]+$/.test(pointer) && message.includes('"status" table'))
