import { type Problem, pointerSegments } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const shape: FlowRule = {
  id: 'shape',
  severity: 'error',
  over: 'flow',
  summary: 'A flow has the keys that it needs, and values of the right kind.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'shape'))
      if (!isReportedElsewhere(problem)) report(problem.pointer, message)
  },
}

/** By rules that say more: status-table, handled-outcomes, poll-limits. */
function isReportedElsewhere(problem: Problem): boolean {
  if (problem.code === 'no-status-table') return true
  if (problem.code !== 'missing-key') return false
  const segments = pointerSegments(problem.pointer)
  const holder = segments.at(-1)
  if (holder === 'do') return ['onDone', 'onError'].includes(problem.key)
  if (segments[0] !== 'steps' || segments.length !== 3) return false
  return holder === 'status' || (holder === 'poll' && pollKeys.includes(problem.key))
}

const pollKeys = ['everyMs', 'timeoutMs', 'onTimeout', 'onError']
