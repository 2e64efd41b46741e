import { expect, it } from 'vitest'
import { compile } from '../../src/flow/index.ts'
import { lint } from '../../src/lint/index.ts'
import { mistakes } from '../flow/support/mistakes.ts'
import { edited } from '../support/connect-flow.ts'

/** The compiler finds them, each a rule tells: none is lost between two rules, and none is told by both. */
it.each(mistakes)('one rule tells of $what', ({ edits }) => {
  const text = JSON.stringify(edited(edits), null, 2)
  const { problems } = compile(JSON.parse(text))
  const findings = lint({ flows: [{ file: 'connect.flow.json', text }] })
  expect(problems.length).toBeGreaterThan(0)
  expect(findings.map(({ pointer }) => pointer).sort()).toEqual(problems.map(({ pointer }) => pointer).sort())
})
