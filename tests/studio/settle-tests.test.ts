/** What becomes of the tests of a flow when an experiment ends or loses a share: one step to undo with the flow. */
import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import { changedDocuments, filesNow } from '../../src/studio/store/files.ts'
import {
  connect,
  contentOf,
  end,
  filesOf,
  front,
  is,
  openExperiment as open,
  remove,
  testsFile,
} from '../support/experiment.ts'
import { specification } from '../support/specification.ts'

describe('tests', () => {
  const row = (more: object) => ({ at: 'consent', on: 'NEXT', ...more, goesTo: 'selectSource' })
  const oneCase = (...rows: object[]) => ({ cases: [{ id: 'next', description: 'It goes on.', rows }] })
  const invariant = (more: object) => ({
    invariants: [{ id: 'never-seen', description: 'Nobody sees it.', never: { at: 'consent', ...more } }],
  })
  const assumption = (that: unknown) => ({ assumptions: [{ id: 'assumed', description: 'It is so.', that }] })
  const removed = (test: string) => ({ removed: [{ test, because: 'It has ended.' }] })
  const upload = { var: 'in.allowDocumentUpload' }

  it.each([
    ['lose the setting', oneCase(row({ given: { split: { test: 'control' } } })), oneCase(row({ given: {} }))],
    [
      'lose nothing else that is set',
      oneCase(row({ given: { client: { mode: 'Refresh' }, split: { test: 'control', other: 'a' } } })),
      oneCase(row({ given: { client: { mode: 'Refresh' }, split: { other: 'a' } } })),
    ],
    ['lose a condition that always holds', oneCase(row({ if: is('control') })), oneCase(row({}))],
    ['keep what is left of one', oneCase(row({ if: { and: [is('control'), upload] } })), oneCase(row({ if: upload }))],
    [
      'count what is left',
      oneCase(row({ if: { '>=': [{ count: [is('control'), is('short'), upload] }, 2] } })),
      oneCase(row({ if: { '>=': [{ count: [upload] }, 1] } })),
    ],
    ['lose what always holds afterwards', oneCase(row({ with: is('control') })), oneCase(row({}))],
    [
      'that set another share are taken out, row by row, with one reason',
      oneCase(row({ given: { split: { test: 'short' } } }), row({}), row({ given: { split: { test: 'late' } } })),
      { ...oneCase(row({})), ...removed('next') },
    ],
    ['go with their last row', oneCase(row({ if: is('short') })), { cases: [], ...removed('next') }],
    ['that expect another share are taken out', oneCase(row({ with: is('short') })), { cases: [], ...removed('next') }],
    ['lose conditions of an invariant', invariant({ if: is('control') }), invariant({})],
    ['lose an invariant for nobody', invariant({ if: is('late') }), { invariants: [], ...removed('never-seen') }],
    ['keep an invariant for everyone', invariant({}), invariant({})],
    ['lose an assumption that is certain', assumption(is('control')), { assumptions: [], ...removed('assumed') }],
    [
      'have reasons beside earlier ones',
      { ...oneCase(row({}), row({ if: is('late') })), removed: [{ test: 'old', because: 'Before.' }] },
      { ...oneCase(row({})), removed: [{ test: 'old', because: 'Before.' }, ...removed('next').removed] },
    ],
    [
      'settle the conditions that they name',
      {
        conditions: { a: is('control'), b: { or: ['a', upload] }, c: { and: ['a', upload] } },
        ...oneCase(row({ if: 'b' }), row({ if: 'c' })),
      },
      { conditions: { c: upload }, ...oneCase(row({}), row({ if: 'c' })) },
    ],
  ])('%s', (_, before, after) => {
    const studio = open(before)
    end(studio, 'control')
    expect(contentOf(studio, testsFile)).toEqual(after)
    expect(studio.store.getState().undoSteps.past).toHaveLength(1)
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
  })

  it('of a share that is gone are taken out, and no other is touched', () => {
    const kept = [row({ given: { split: { test: 'short' } } }), row({ if: is('control') })]
    const studio = open(oneCase(...kept, row({ given: { split: { test: 'late' } } })))
    remove(studio, 'late')
    expect(contentOf(studio, testsFile)).toEqual({
      ...oneCase(...kept),
      removed: [{ test: 'next', because: 'It is gone.' }],
    })
    expect(contentOf(studio, front).inputs.test).toEqual({ from: 'split', shares: { control: 85, short: 15 } })
  })

  it.each(['{ "cases": [', '{ "cases": 3 }', '[]'])('that are none stay as they are: %s', (text) => {
    const studio = open({})
    studio.replace(testsFile, text, { code: 'typed' })
    end(studio, 'control')
    expect(filesOf(studio).find(({ file }) => file === testsFile)?.text).toBe(text)
    expect(contentOf(studio, front).inputs).toEqual(connect.inputs)
  })

  it('stay as they are written where nothing changes', () => {
    const studio = open(JSON.parse(specification.tests.text))
    studio.replace(testsFile, specification.tests.text, { code: 'typed' })
    end(studio, 'control')
    expect(filesOf(studio).find(({ file }) => file === testsFile)?.text).toBe(specification.tests.text)
    expect(lint(filesNow(studio.store.getState())).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
