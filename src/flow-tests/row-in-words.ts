/** A row as a line: where and when, and what is expected then. */
import { conditionInWords } from '../analysis/index.ts'
import type { Row } from '../generated/flow-tests.types.ts'
import type { Aspect } from './verdict.ts'
import { valueInWords } from './words.ts'

export interface RowInWords {
  /** `at 'selectSource', NEXT`. */
  when: string
  /** `enterCredentials, calls nothing`. */
  expects: string
}

const aspects = ['emits', 'calls', 'reads', 'after', 'shows', 'route', 'history', 'with'] as const satisfies Aspect[]

export function rowInWords(row: Row): RowInWords {
  const { at, on, goesTo, given } = row
  const clients = given && Object.values(given).flatMap((values) => Object.entries(values))
  const conditions = [
    ...(at === undefined ? [] : [`at ${valueInWords('goesTo', at)}`]),
    on,
    ...(row.if === undefined ? [] : [`if ${conditionInWords(row.if)}`]),
    ...(clients ? [`for ${clients.map(([key, value]) => `${key} ${value}`).join(', ') || 'the defaults'}`] : []),
  ]
  const expected = aspects.flatMap((aspect) => {
    const value = row[aspect]
    return value === undefined ? [] : [`${aspect} ${valueInWords(aspect, value)}`]
  })
  return { when: conditions.join(', '), expects: [valueInWords('goesTo', goesTo), ...expected].join(', ') }
}
