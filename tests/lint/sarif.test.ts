/** The SARIF report is valid by the official schema of 2.1.0, which is part of Microsoft's matchers. */

import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { runOver } from './support/io.ts'
import { realFlow, realLocales } from './support/real.ts'

/** `URL` accepts characters that an address can only contain as escapes. */
const isWritten = (text: string) => /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-F]{2})*$/i.test(text)
const isAddress = (base?: string) => (text: string) => isWritten(text) && URL.canParse(text, base)

// It is written for draft 4, which calls `$id` `id`; the rest means the same.
const { id: _, $schema: __, ...schema } = sarifSchema
const isSarif = new Ajv({
  strict: false,
  // One of its patterns has a stray bracket.
  unicodeRegExp: false,
  formats: { uri: isAddress(), 'uri-reference': isAddress('https://example.com/'), 'date-time': true },
}).compile(schema)

const shipped = Object.fromEntries(realLocales.map(({ file, text }) => [file, text]))

const changes: [what: string, files: Record<string, string>][] = [
  ['there are no findings', {}],
  [
    'a finding has a trace',
    { [realFlow.file]: realFlow.text.replace(/"TRY_AGAIN": \[[^\]]*\]/, '"TRY_AGAIN": "enterCredentials"') },
  ],
  ['many findings follow from one', { [realFlow.file]: realFlow.text.replace('"consent", "choose', '"choose') }],
  ['a file is empty', { [realFlow.file]: '' }],
  ['a file has an odd name', { 'flows/a b%c,d.flow.json': realFlow.text.replace('"@next"', '"@nxt"') }],
  ['a message is missing in a language', { 'locales/de.json': '{}' }],
]

describe('SARIF', () => {
  it.each(changes)('is valid if %s', async (_what, files) => {
    const { out, err } = await runOver({ ...shipped, ...files }, ['lint', '--format', 'sarif'])
    expect(err).toBe('')
    const log = JSON.parse(out) as Log
    isSarif(log)
    expect(isSarif.errors ?? []).toEqual([])
    const [run] = log.runs
    expect(run?.results.length === 0).toBe(Object.keys(files).length === 0)
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    for (const { fullDescription, help } of run?.tool.driver.rules ?? []) {
      expect(help.markdown).toContain('**Why.**')
      expect(help.markdown.replaceAll('\n', ' ')).toContain(fullDescription.text)
    }
  })

  it('is really checked: an invalid log is refused', async () => {
    const { out } = await runOver(shipped, ['lint', '--format', 'sarif'])
    const log = JSON.parse(out) as Log
    expect(isSarif({ ...log, version: '2.2.0' })).toBe(false)
    expect(isSarif({ ...log, runs: [{ ...log.runs[0], results: [{ level: 'fatal', message: { text: 'x' } }] }] })).toBe(
      false,
    )
    expect(isSarif({ ...log, runs: [{ ...log.runs[0], artifacts: [{ location: { uri: 5 } }] }] })).toBe(false)
  })
})

interface Log {
  runs: {
    tool: { driver: { rules: { id: string; fullDescription: { text: string }; help: { markdown: string } }[] } }
    results: { ruleId: string; ruleIndex: number }[]
  }[]
}
