/** The lines that differ, as Review and change.md show them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type HunkLine, hunksBetween } from '../../src/studio/document/hunks.ts'

const numbered = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`)
const text = numbered.join('\n')
const inWords = ({ kind, text: of }: HunkLine) => ({ same: ' ', removed: '-', added: '+' })[kind] + of

it('has three lines around each difference, and no line between two that are far apart', () => {
  const after = text.replace('line 5\n', 'five\n').replace('line 30\n', '')
  const [first, second, ...others] = hunksBetween(text, after)
  expect(others).toEqual([])
  expect(first).toMatchObject({ lineBefore: 2, line: 2 })
  expect(first?.lines.map(inWords)).toEqual([
    ' line 2',
    ' line 3',
    ' line 4',
    '-line 5',
    '+five',
    ' line 6',
    ' line 7',
    ' line 8',
  ])
  expect(second).toMatchObject({ lineBefore: 27, line: 27 })
  expect(second?.lines.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'removed', 'same', 'same', 'same'])
})

it('is one hunk where the lines around two differences meet', () => {
  const after = text.replace('line 5\n', 'five\n').replace('line 12\n', 'twelve\n')
  expect(hunksBetween(text, after)).toHaveLength(1)
})

it('gives the text as it is now for any two texts', () => {
  const line = fc.constantFrom('', 'a', 'b', 'c', 'dd')
  const any = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(any, any, (before, after) => {
      const [old, now] = [before.split('\n'), after.split('\n')]
      const patched: string[] = []
      let at = 0
      for (const { lineBefore, line: first, lines } of hunksBetween(before, after)) {
        patched.push(...old.slice(at, lineBefore - 1))
        expect(patched).toHaveLength(first - 1)
        const own = lines.filter(({ kind }) => kind !== 'added')
        expect(own.map(({ text: of }) => of)).toEqual(old.slice(lineBefore - 1, lineBefore - 1 + own.length))
        patched.push(...lines.flatMap(({ kind, text: of }) => (kind === 'removed' ? [] : [of])))
        at = lineBefore - 1 + own.length
      }
      expect([...patched, ...old.slice(at)]).toEqual(now)
    }),
    { seed: 14 },
  )
})
