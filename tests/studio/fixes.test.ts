/** Fixes of findings, one at a time, as the pane of the checks applies them. */
import { describe, expect, it } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import { applyFixes, type Finding, lint } from '../../src/lint/index.ts'
import { editBetween } from '../../src/studio/document/edits/edit.ts'
import { documentOf } from '../../src/studio/store/documents.ts'
import { changedDocuments, filesNow } from '../../src/studio/store/files.ts'
import { findingsOnlyIn } from '../../src/studio/store/findings.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const open = () => createStudio({ widget: 'http://widget.test/', files: { flows: [flow], tests: [tests] } }) as Studio
const findingsIn = ({ store }: Studio) => lint(filesNow(store.getState()))

function fix(studio: Studio, finding: Finding) {
  const { text } = applyFixes(documentOf(studio.store.getState(), finding.file).text, [finding])
  studio.applyTo(finding.file, (current) => editBetween(current, text, { code: 'finding-fixed', rule: finding.rule }))
}

describe('a step with another name', () => {
  const renamed = () => {
    const studio = open()
    for (const { file, text } of [flow, tests])
      studio.replace(file, text.replaceAll('"selectSource"', '"pickSource"'), { code: 'typed' })
    return studio
  }

  it('needs a version and a migration, whose fixes write them', () => {
    const studio = renamed()
    const [version, migration] = findingsIn(studio).filter(({ rule }) => rule === 'migrations')
    expect(version).toMatchObject({ code: 'same-as-released', fix: { pointer: '/version', value: 2 } })
    const migrations = [{ from: 1, steps: { selectSource: 'pickSource' } }]
    expect(migration).toMatchObject({ code: 'not-mapped', fix: { pointer: '/migrations', value: migrations } })
    fix(studio, defined(version, 'finding'))
    const [left, ...others] = findingsIn(studio).filter(({ rule }) => rule === 'migrations')
    expect([left?.code, others]).toEqual(['not-mapped', []])
    fix(studio, defined(left, 'finding'))
    expect(findingsIn(studio).filter(({ rule }) => rule === 'migrations')).toEqual([])
    expect(studio.store.getState().definition).toMatchObject({ version: 2, migrations })
  })

  it('is one undo step for each fix, back to the last byte', () => {
    const studio = renamed()
    const before = studio.store.getState().document.text
    fix(
      studio,
      defined(
        findingsIn(studio).find(({ code }) => code === 'same-as-released'),
        'finding',
      ),
    )
    expect(studio.store.getState().document.past.at(-1)).toEqual({ code: 'finding-fixed', rule: 'migrations' })
    studio.undo()
    expect(studio.store.getState().document.text).toBe(before)
    while (studio.store.getState().undoSteps.past.length > 0) studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
  })
})

it('what a fix changes is what is found in one text alone', () => {
  const [first, second, third] = ['a', 'b', 'c'].map(
    (key) => ({ rule: key, code: key, pointer: '' }) as never as Finding,
  )
  const [one, two, three] = [first, second, third] as [Finding, Finding, Finding]
  expect(findingsOnlyIn([one, two], [{ ...two, message: 'in another line' }, three])).toEqual([one])
})
