/** Where a failing test is fixed: in one rule, in the order of the path, or where the flow has no handler yet. */
import { alternatives, type Cause } from '../../../flow-tests/index.ts'
import type { Details } from '../../finding.ts'
import { pointerOf } from './pointer-of.ts'

interface FixLocation extends Pick<Details, 'rank' | 'cause'> {
  /** What to fix, in words. */
  words: string
  /** In the flow; null where nothing there is known to be wrong. */
  pointer: string | null
}

export function fixLocation(cause: Cause, test: string, lineOf: (pointer: string) => number): FixLocation {
  const order = 'the order of "path"'
  const path = { pointer: '/path', rank: 'path', cause: '/path' } as const
  switch (cause.kind) {
    case 'unknown':
      return { words: 'the flow there, or on the way there', pointer: null, cause: test }
    case 'order':
      return {
        words: `${order}, or the rule that leads past ${alternatives(cause.without)}`,
        pointer: '/path',
        cause: test,
      }
    case 'no-handler': {
      const { place, event } = cause
      const words = `what '${place}' does on ${event.type}`
      return { words, pointer: pointerOf(place), rank: 'path', cause: `${place} ${event.type}` }
    }
    case 'path': {
      const key = cause.event === 'BACK' ? `"back" of '${cause.step}'` : '"start"'
      return { words: `${order}, a "when", or ${key}`, ...path }
    }
    case 'rule':
      return cause.onPath
        ? { words: `${order}, a "when", or the rule in line ${lineOf(cause.pointer)}`, ...path }
        : { words: 'this rule', pointer: cause.pointer, cause: cause.pointer }
  }
}
