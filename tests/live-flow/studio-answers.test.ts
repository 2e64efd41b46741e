/** What the workers answer, over the flow files that we ship: the flow in front first, then the flows that extend it. */
import { describe, expect, it } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import { type Files, type Finding, lint } from '../../src/lint/index.ts'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { applyChange } from '../../src/studio/document/text-change.ts'
import type { Effects } from '../../src/studio/results/effects.ts'
import { allFiles, withText } from '../../src/studio/store/files.ts'
import { keyOfFinding } from '../../src/studio/store/findings.ts'
import { createChecks } from '../../src/studio/workers/check-files.ts'
import { createResults } from '../../src/studio/workers/find-results.ts'
import { specification } from '../support/specification.ts'
import { connect, shippedFiles, showcase } from './support/shipped-files.ts'

const textOf = (file: string) => defined(allFiles(shippedFiles).find((each) => each.file === file)?.text, file)
const keys = (findings: readonly Finding[]) => findings.map(keyOfFinding).sort()

/** The first step of the path becomes the last one: tests disagree in both flows. */
const moved = () => {
  const text = textOf(connect)
  const { path } = JSON.parse(text)
  return applyChange(text, defined(moveStep(text, path[0], path.length - 1), 'edit').change)
}

describe('the checks', () => {
  const checks = createChecks()
  const answersTo = (files: Files, front: string) =>
    [...checks({ version: 1, files, front, extent: 'everything' })].filter((answer) => answer !== null)

  it('answer for the flow in front before the others, and find in the end what the linter finds', () => {
    const files = withText(shippedFiles, connect, moved())
    const [names, front, everything, ...more] = answersTo(files, connect)
    expect([names?.extent, front?.extent, everything?.extent, more.length]).toEqual(['names', 'front', 'everything', 0])
    const all = keys(lint(files))
    expect(keys(everything?.findings ?? [])).toEqual(all)
    const alone = lint({ ...files, flows: files.flows.slice(0, 1), extended: files.flows.slice(1) })
    expect(keys(front?.findings ?? [])).toEqual(expect.arrayContaining(keys(alone)))
    for (const key of keys(front?.findings ?? [])) expect(all).toContain(key)
  })

  it('are not repeated for a flow that an edit leaves as it is', () => {
    const { flow, tests } = specification
    const acme = { file: 'flows/acme.flow.json', text: JSON.stringify({ extends: 'connect', name: 'acme', merge: {} }) }
    const broken = applyChange(flow.text, defined(moveStep(flow.text, 'consent', 3), 'edit').change)
    const files = { flows: [{ ...flow, text: broken }, acme], tests: [tests] }
    const firstFound = (of: Files) => {
      const { findings } = defined(answersTo(of, acme.file).at(-1), 'last answer')
      return findings.find(({ file }) => file === flow.file || file === tests.file)
    }
    const found = firstFound(files)
    expect(found).toBeDefined()
    expect(firstFound(withText(files, acme.file, `${acme.text}\n`))).toBe(found)
    expect(firstFound(withText(files, flow.file, `${broken}\n`))).not.toBe(found)
  })
})

describe('the results', () => {
  it('answer for the flow in front before the flows that extend it', () => {
    const base = allFiles(shippedFiles)
    const text = applyChange(
      textOf(connect),
      defined(changeSetting(textOf(connect), 'loadedDelayMs', 700), 'edit').change,
    )
    const request = { version: 1, file: connect, base, now: allFiles(withText(shippedFiles, connect, text)) }
    const answers = [...createResults()(request)].filter((answer) => answer !== null)
    expect(answers.map((answer) => [answer.kind, 'extent' in answer && answer.extent])).toEqual([
      ['begun', false],
      ['tests', false],
      ['effects', 'front'],
      ['effects', 'everything'],
    ])
    const [own, all] = answers.flatMap((answer) => ('effects' in answer ? (answer.effects as Effects) : []))
    const variants = (effects: Effects | undefined) =>
      effects?.customers.flatMap(({ customer }) => (customer.isVariant ? customer.file : []))
    expect([variants(own), variants(all)]).toEqual([[], [showcase]])
    expect(all?.customers.filter(({ customer }) => !customer.isVariant)).toEqual(own?.customers)
    expect(all?.changes).toEqual(own?.changes)
  })
})
