/** Where a failing test is fixed: in one rule, in the order of the path, or where the flow has no handler yet. */
import { placePointer } from '../../../flow/index.ts'
import type { Cause } from '../../../flow-tests/index.ts'
import type { Details } from '../../finding.ts'
import type { TestFix } from '../../words/index.ts'
import type { UnclearedValue } from './uncleared-value.ts'

interface FixLocation extends Pick<Details, 'rank' | 'cause'> {
  fix: TestFix
  /** In the flow; null where nothing there is known to be wrong. */
  pointer: string | null
}

/** Of a value that the place does not remove. */
export function fixOfUnclearedValue(unclearedValue: UnclearedValue): FixLocation {
  const { place, field } = unclearedValue
  return { fix: { kind: 'unset', ...unclearedValue }, pointer: placePointer(place), cause: `${place} ${field}` }
}

const path = { pointer: '/path', rank: 'path', cause: '/path' } as const

/** `test`: the pointer of the test. */
export function fixLocation(cause: Cause, test: string, lineOf: (pointer: string) => number): FixLocation {
  switch (cause.kind) {
    case 'unknown':
      return { fix: { kind: 'unknown' }, pointer: null, cause: test }
    case 'order':
      return { fix: { kind: 'order', without: cause.without }, pointer: '/path', cause: test }
    case 'no-handler': {
      const { place, event } = cause
      const fix = { kind: 'handler', place, event: event.type } as const
      return { fix, pointer: placePointer(place), rank: 'path', cause: `${place} ${event.type}` }
    }
    case 'path':
      return { fix: cause.event === 'BACK' ? { kind: 'back', step: cause.step } : { kind: 'start' }, ...path }
    case 'rule':
      return cause.onPath
        ? { fix: { kind: 'path-or-rule', line: lineOf(cause.pointer) }, ...path }
        : { fix: { kind: 'rule' }, pointer: cause.pointer, cause: cause.pointer }
  }
}
