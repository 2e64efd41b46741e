/**
 * A product person who has never seen the code breaks the real flow or a translation in a common way: what the linter
 * says names the place, the thing and the fix, and no more than three things.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { parseDocument } from '../../src/analysis/document.ts'
import { reportedFindings } from '../../src/cli/report/summary.ts'
import { lint } from '../../src/lint/index.ts'
import { messageKeys, realFlow, realLocales, realTests } from './support/real.ts'

interface Breakage {
  whoever: string
  /** By default the flow. */
  in?: string
  /** What is changed: a text, or what matches a pattern. */
  from?: string
  pattern?: string
  /** Into what; by default it goes. */
  to?: string
  /** The text of the file that the first finding marks. */
  marks: string
  /** Every sentence that is printed, with `line N` for any. */
  messages: readonly string[]
}

const breakages = JSON.parse(
  readFileSync(new URL('support/breakages.json', import.meta.url), 'utf8'),
) as readonly Breakage[]
const shipped = [realFlow, ...realLocales]

describe('one slip, told in words to act on', () => {
  it.each(breakages)(
    'whoever $whoever',
    async ({ in: file = realFlow.file, from, pattern, to = '', marks, messages }) => {
      const before = shipped.find((each) => each.file === file)?.text ?? ''
      const text = before.replace(from ?? new RegExp(pattern ?? ''), () => to)
      expect(text).not.toBe(before)
      const locales = realLocales.map((each) => (each.file === file ? { file, text } : each))
      const findings = lint(
        file === realFlow.file
          ? { flows: [{ file, text }], tests: [realTests] }
          : { flows: [], locales, messageKeys: await messageKeys() },
      )
      const told = reportedFindings(findings).map(({ finding }) => finding)
      expect(told.map(({ message }) => message.replace(/line \d+/g, 'line N'))).toEqual(messages)
      expect(told.length).toBeLessThanOrEqual(3)
      expect(told[0]?.file).toBe(file)
      expect(told[0] && textBetween(text, told[0])).toBe(marks)
    },
  )
})

function textBetween(text: string, { start, end }: ReturnType<ReturnType<typeof parseDocument>['range']>): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: typeof start) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  return text.slice(offset(start), offset(end))
}
