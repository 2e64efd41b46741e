/** A row as a line: where and when, and what is expected then. */
import { conditionInWords } from '../analysis/index.ts'
import type { Row } from '../generated/flow-tests.types.ts'
import { valueAspects } from './verdict.ts'
import { valueInWords } from './words.ts'

export interface RowInWords {
  /** `at 'selectSource', NEXT`. */
  when: string
  /** `enterCredentials, calls nothing`. */
  expects: string
}

export function rowInWords(row: Row): RowInWords {
  const expected = [...valueAspects, 'with' as const].flatMap((aspect) => {
    const value = row[aspect]
    return value === undefined ? [] : [`${aspect} ${valueInWords(aspect, value)}`]
  })
  return { when: subjectInWords(row), expects: [valueInWords('goesTo', row.goesTo), ...expected].join(', ') }
}

/** What a row is about, without what it expects. */
export function subjectInWords({ at, on, if: condition, given }: Pick<Row, 'at' | 'on' | 'if' | 'given'>): string {
  const clients = given && Object.values(given).flatMap((values) => Object.entries(values))
  return [
    ...(at === undefined ? [] : [`at ${valueInWords('goesTo', at)}`]),
    on,
    ...(condition === undefined ? [] : [`if ${conditionInWords(condition)}`]),
    ...(clients ? [`for ${clients.map(([key, value]) => `${key} ${value}`).join(', ') || 'the defaults'}`] : []),
  ].join(', ')
}
