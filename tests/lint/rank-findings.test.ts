/** Causes come first, and findings that may follow from them are marked. */
import { describe, expect, it } from 'vitest'
import type { Rank, Severity } from '../../src/lint/finding.ts'
import { type Ranked, rankFindings } from '../../src/lint/rank-findings.ts'

interface Some {
  rank?: Rank
  severity?: Severity
  cause?: string
  trace?: string[]
  line?: number
  file?: string
}

const ranked = (
  name: string,
  { rank = 'place', severity = 'error', cause, trace, line = 1, file = 'a' }: Some,
): Ranked => ({
  rank,
  cause,
  finding: {
    rule: 'unused-names',
    code: 'unused-field',
    params: { name },
    severity,
    file,
    pointer: '',
    start: { line, column: 1 },
    end: { line, column: 1 },
    message: name,
    ...(trace && { trace }),
  },
})

const cases: [what: string, found: Record<string, Some>, shown: string[], follow: string[]][] = [
  ['a text that can’t be read hides all others', { x: { rank: 'place' }, y: { rank: 'text' } }, ['y'], ['x']],
  ['a name that is unknown hides what it leads to', { x: { rank: 'place' }, y: { rank: 'definition' } }, ['y'], ['x']],
  ['those of equal rank are all shown, by line', { x: { line: 2 }, y: { line: 1 } }, ['y', 'x'], []],
  [
    'those that follow come last, nearest to the cause first',
    {
      x: { rank: 'no-effect' },
      y: { rank: 'path' },
      z: {},
    },
    ['z'],
    ['y', 'x'],
  ],
  ['a warning hides nothing', { x: { severity: 'warning' }, y: { rank: 'consequence' } }, ['x', 'y'], []],
  [
    'the flow comes before its tests, and what it hides may be in them',
    { x: { file: 'a-tests' }, y: { line: 9 }, z: { file: 'a-tests', rank: 'no-effect' } },
    ['y', 'x'],
    ['z'],
  ],
  ['another file hides nothing', { x: { file: 'b' }, y: { rank: 'consequence' } }, ['y', 'x'], []],
  [
    'of one cause the one with the shortest trace is shown',
    {
      x: { cause: 'c', trace: ['1', '2', '3'] },
      y: { cause: 'c', trace: ['1'] },
      z: { cause: 'd', trace: ['1', '2'] },
    },
    ['y', 'z'],
    ['x'],
  ],
]

describe('rankFindings', () => {
  it.each(cases)('%s', (_, found, shown, follow) => {
    const names = (follows: boolean) =>
      rankFindings(
        Object.entries(found).map(([name, some]) => ranked(name, some)),
        [['a', 'a-tests'], ['b']],
      ).flatMap((finding) => ((finding.follows ?? false) === follows ? [finding.message] : []))
    expect([names(false), names(true)]).toEqual([shown, follow])
  })
})
