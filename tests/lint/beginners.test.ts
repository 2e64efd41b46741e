/**
 * Mistakes that product people make in the real flow or a translation: each causes at most three findings, which mark
 * the place and name the mistake and its fix.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { parseDocument } from '../../src/analysis/document.ts'
import { reportedFindings } from '../../src/cli/report/summary.ts'
import { lint } from '../../src/lint/index.ts'
import { messageKeys, realFlow, realLocales, realTests } from './support/real.ts'

interface Breakage {
  mistake: string
  /** By default the flow. */
  in?: string
  /** The text that is replaced, or a pattern that it matches. */
  from?: string
  pattern?: string
  /** Its replacement; by default it is removed. */
  to?: string
  /** The text of the file that the first finding marks. */
  marks: string
  /** Every message that is printed, with `line N` for any line number. */
  messages: readonly string[]
}

const breakages = JSON.parse(
  readFileSync(new URL('support/breakages.json', import.meta.url), 'utf8'),
) as readonly Breakage[]
const shipped = [realFlow, ...realLocales]

describe('a common mistake causes at most three findings, which mark it and name its fix', () => {
  it.each(breakages)('$mistake', async ({ in: file = realFlow.file, from, pattern, to = '', marks, messages }) => {
    const before = shipped.find((each) => each.file === file)?.text ?? ''
    const text = before.replace(from ?? new RegExp(pattern ?? ''), () => to)
    expect(text).not.toBe(before)
    const locales = realLocales.map((each) => (each.file === file ? { file, text } : each))
    const findings = lint(
      file === realFlow.file
        ? { flows: [{ file, text }], tests: [realTests] }
        : { flows: [], locales, messageKeys: await messageKeys() },
    )
    const reported = reportedFindings(findings).map(({ finding }) => finding)
    expect(reported.map(({ message }) => message.replace(/line \d+/g, 'line N'))).toEqual(messages)
    expect(reported.length).toBeLessThanOrEqual(3)
    expect(reported[0]?.file).toBe(file)
    expect(reported[0] && textBetween(text, reported[0])).toBe(marks)
  })
})

function textBetween(text: string, { start, end }: ReturnType<ReturnType<typeof parseDocument>['range']>): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: typeof start) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  return text.slice(offset(start), offset(end))
}
