import { pointerSegments } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

/** The compiler finds them, so that a flow with one never loads; the linter says so before it ships. */
export const knownNames: FlowRule = {
  id: 'known-names',
  severity: 'error',
  over: 'flow',
  summary: 'Every name that a flow uses is declared.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { pointer, message } of problemsOf(linted, 'unknown-name'))
      report(pointer, message, { marksKey: isAboutKey(pointer, message) })
  },
}

const isAboutKey = (pointer: string, message: string) => message.includes(`'${pointerSegments(pointer).at(-1)}'`)
