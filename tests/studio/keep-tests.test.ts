/** What becomes of tests that a customer inherits who keeps an experiment of this name, when it ends in the flow. */
import { describe, expect, it } from 'vitest'
import { filesByPath, resolveFlow, resolveTests } from '../../src/flow-files/index.ts'
import { changedDocuments } from '../../src/studio/store/files.ts'
import type { Studio } from '../../src/studio/store/store.ts'
import { acme, branch, contentOf, end, filesOf, is, ofAcme, openExperiment, testsFile } from '../support/experiment.ts'

const others = { var: 'in.allowDocumentUpload' }
const mine = { from: 'client.test', enum: ['control', 'short'] }

describe('tests that a customer inherits who keeps the experiment', () => {
  const inherited = {
    conditions: { short: is('short'), other: { or: ['short', others] } },
    assumptions: [{ id: 'assumed', description: 'It is so.', that: { '!': is('late') } }],
    invariants: [
      { id: 'never-seen', description: 'Nobody sees it.', never: { at: 'consent', if: 'short' } },
      { id: 'upload', description: 'Nobody sees it.', never: { at: 'consent', if: 'other' } },
      { id: 'reached', description: 'All get there.', always: { reach: ['success'] } },
    ],
  }
  const own = { id: 'own', description: 'Nobody sees it.', never: { at: 'success', if: others } }
  const testsOf = (studio: Studio, file: string) => {
    const sources = filesByPath(filesOf(studio))
    return resolveTests(resolveFlow(file, sources), sources)?.value as typeof inherited
  }

  it.each([
    ['a tests file of its own', { [ofAcme]: { invariants: [own] } }],
    ['none', {}],
  ])('stay with one that has %s, and with those that extend it', (_, ofCustomers) => {
    const merges = { [acme]: { inputs: { test: mine } }, [branch]: { settings: { searchMinLength: 2 } } }
    const studio = openExperiment(inherited, merges, ofCustomers)
    const idsOf = ({ assumptions, invariants }: typeof inherited) => [...assumptions, ...invariants].map(({ id }) => id)
    const was = testsOf(studio, acme)
    end(studio, 'control')
    for (const file of [acme, branch]) {
      const left = testsOf(studio, file)
      expect(idsOf(left).sort()).toEqual(idsOf(was).sort())
      expect(left.conditions).toEqual(inherited.conditions)
    }
    const ids = idsOf(contentOf(studio, ofAcme))
    expect(ids).not.toContain('reached')
    expect(filesOf(studio).map(({ file }) => file)).not.toContain('flows/acme-branch.tests.json')
    expect(idsOf(contentOf(studio, testsFile))).toEqual(['upload', 'reached'])
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
  })
})
