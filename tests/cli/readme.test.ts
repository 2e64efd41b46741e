/** The example in README.md is what the linter prints. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runOver } from '../lint/support/io.ts'
import { realFlow, realTests } from '../lint/support/real.ts'

it('the example of README.md is what the linter prints first', async () => {
  const [, shown = ''] =
    /```text\n(flows[\s\S]*?)\n```/.exec(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')) ?? []
  const { file, text } = realFlow
  const broken = text.replace(/"TRY_AGAIN": \[.*\]/, '"TRY_AGAIN": "enterCredentials"')
  expect(broken).not.toBe(text)
  const { out } = await runOver({ [file]: broken, [realTests.file]: realTests.text }, ['lint', file])
  const [first] = out.split(/\n\n(?= {2}✖ The test)/)
  expect(shown).toBe(first?.trimEnd())
})
