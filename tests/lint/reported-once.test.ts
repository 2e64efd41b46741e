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
  const found = lint({ flows: [{ file, text }] }).map(({ pointer, message }) => ({ pointer, message }))
  const worded = problems.map((problem) => ({
    pointer: problem.pointer,
    message: problemInWords(problem, definition),
  }))
  expect(worded.length).toBeGreaterThan(0)
  expect(found).toHaveLength(worded.length)
  expect(found).toEqual(expect.arrayContaining(worded))

  expect(() => soundFlow(file, [{ file, text }])).toThrow(worded[0]?.message)

  vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = { notify: () => {} } as unknown as Host
  const { details } = flowProblem(host, { flow: null, file, why: { problems, document: definition } })
  expect(details).toEqual(
    worded.map(({ pointer, message }) => `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`),
  )
})
