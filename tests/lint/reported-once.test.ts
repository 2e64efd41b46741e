import { expect, it, vi } from 'vitest'
import { soundFlow } from '../../src/cli/sound-files.ts'
import { compile, problemInWords } from '../../src/flow/index.ts'
import { lint } from '../../src/lint/index.ts'
import { flowProblem } from '../../src/widget/problem.ts'
import type { Host } from '../../src/widget/report.ts'
import { mistakes } from '../flow/support/mistakes.ts'
import { edited } from '../support/connect-flow.ts'

const file = 'flows/connect.flow.json'

it.each(mistakes)('one rule reports $what, with the same words as diff and widget', ({ edits }) => {
  const definition = edited(edits)
  const text = JSON.stringify(definition, null, 2)
  const { problems } = compile(definition)
  const findings = lint({ flows: [{ file, text }] })
  // The linter alone compares an unknown name with all others: it may know the new name.
  const renamed = findings.filter(({ code }) => code === 'renamed').map(({ pointer }) => pointer)
  const found = findings.map(({ pointer, message }) => ({ pointer, message }))
  const worded = problems.map((problem) => ({
    pointer: problem.pointer,
    message: problemInWords(problem, definition),
  }))
  expect(worded.length).toBeGreaterThan(0)
  expect(found).toHaveLength(worded.length)
  expect(found.map(({ pointer }) => pointer).sort()).toEqual(worded.map(({ pointer }) => pointer).sort())
  expect(found).toEqual(expect.arrayContaining(worded.filter(({ pointer }) => !renamed.includes(pointer))))

  expect(() => soundFlow(file, [{ file, text }])).toThrow(worded[0]?.message)

  vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = { notify: () => {} } as unknown as Host
  const { details } = flowProblem(host, { flow: null, file, why: { problems, document: definition } })
  expect(details).toEqual(
    worded.map(({ pointer, message }) => `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`),
  )
})
