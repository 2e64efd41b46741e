/** Ending an experiment and removing a share in customers' flows and their tests: one step to undo with the flow. */
import { describe, expect, it } from 'vitest'
import { endExperiment } from '../../src/studio/document/edits/edit-experiment.ts'
import { setValue } from '../../src/studio/document/edits/set-value.ts'
import { readFlow } from '../../src/studio/document/read-flow.ts'
import { applyToFiles } from '../../src/studio/store/apply-to-files.ts'
import { changedDocuments } from '../../src/studio/store/files.ts'
import type { Studio } from '../../src/studio/store/store.ts'
import {
  acme,
  branch,
  connect,
  contentOf,
  end,
  experimentOf,
  filesOf,
  flow,
  front,
  is,
  ofAcme,
  openExperiment as open,
  remove,
  testsFile,
} from '../support/experiment.ts'

const consentOf = (studio: Studio, file: string) => readFlow(file, filesOf(studio))?.steps['consent']

describe("customers' flows", () => {
  const others = { var: 'in.allowDocumentUpload' }
  const mine = { from: 'client.test', enum: ['control', 'short'] }

  it.each([
    [
      'that ask for a share are settled',
      { steps: { chooseConnectionMethod: { when: is('short') } } },
      { steps: { chooseConnectionMethod: { enabled: false, when: null } } },
    ],
    ['keep what has nothing to do with it', { settings: { searchMinLength: 2 } }, { settings: { searchMinLength: 2 } }],
    [
      'keep a condition of their own',
      { steps: { consent: { when: { and: null, ...others } } } },
      { steps: { consent: { when: others } } },
    ],
    ['say no more what they inherit', { steps: { consent: { when: flow.steps.consent.when } } }, {}],
  ])('%s', (_, before, after) => {
    const studio = open({}, { [acme]: before })
    end(studio, 'control')
    expect(contentOf(studio, acme).merge).toEqual(after)
    expect(contentOf(studio, front)).toEqual(connect)
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
  })

  it('show a step of their own condition also where nobody else sees it any more', () => {
    const studio = open({}, { [acme]: { steps: { consent: { when: { and: null, ...others } } } } })
    end(studio, 'short')
    expect(consentOf(studio, front)).toEqual({ ...connect.steps.consent, when: undefined, enabled: false })
    expect(consentOf(studio, acme)).toEqual({ ...connect.steps.consent, when: others })
  })

  it('show no step that is switched on for them, and that nobody has seen', () => {
    const studio = open({}, { [acme]: { steps: { consent: { enabled: true } } } })
    end(studio, 'short')
    expect(consentOf(studio, acme)).toEqual({ ...connect.steps.consent, when: undefined, enabled: false })
  })

  it.each([
    ['is read otherwise', { inputs: { test: mine } }],
    ['has other shares', { inputs: { test: { shares: { control: 50, short: 50, late: 0 } } } }],
  ])('keep an input of this name that %s, with what asks for it', (_, merge) => {
    const own = {
      cases: [
        { id: 'next', description: 'It goes on.', rows: [{ on: 'start', if: is('short'), goesTo: 'selectSource' }] },
      ],
    }
    const studio = open({}, { [acme]: merge, [branch]: { settings: { searchMinLength: 2 } } }, { [ofAcme]: own })
    const [was, wasBranch] = [acme, branch].map((file) => readFlow(file, filesOf(studio)))
    end(studio, 'control')
    expect(readFlow(acme, filesOf(studio))).toEqual(was)
    expect(readFlow(branch, filesOf(studio))).toEqual(wasBranch)
    expect(contentOf(studio, branch).merge).toEqual({ settings: { searchMinLength: 2 } })
    expect(contentOf(studio, ofAcme)).toEqual(own)
    expect(contentOf(studio, front)).toEqual(connect)
  })

  it('that extend one of them are settled once, where it is written', () => {
    const studio = open(
      {},
      {
        [branch]: { settings: { searchMinLength: 2 } },
        [acme]: { steps: { chooseConnectionMethod: { when: is('short') } } },
      },
    )
    end(studio, 'control')
    expect(contentOf(studio, acme).merge).toEqual({ steps: { chooseConnectionMethod: { enabled: false, when: null } } })
    expect(contentOf(studio, branch).merge).toEqual({ settings: { searchMinLength: 2 } })
  })

  it('have settled tests too, and are one step with the flow, which names it', () => {
    const own = {
      cases: [
        { id: 'own', description: 'It goes on.', rows: [{ on: 'start', if: is('late'), goesTo: 'selectSource' }] },
      ],
    }
    const studio = open(own, { [acme]: { steps: { chooseConnectionMethod: { when: is('late') } } } }, { [ofAcme]: own })
    remove(studio, 'late')
    const after = { cases: [], removed: [{ test: 'own', because: 'It is gone.' }] }
    expect([testsFile, ofAcme].map((file) => contentOf(studio, file))).toEqual([after, after])
    expect(studio.store.getState().undoSteps.past).toEqual([[testsFile, ofAcme, acme, front]])
    studio.undo()
    studio.redo()
    expect(contentOf(studio, acme).merge).toEqual({ steps: { chooseConnectionMethod: { enabled: false, when: null } } })
  })

  it('that can not be read stay as they are', () => {
    const studio = open({}, { [acme]: {} })
    studio.replace(acme, '{ "extends": "connect", ', { code: 'typed' })
    end(studio, 'control')
    expect(filesOf(studio).find(({ file }) => file === acme)?.text).toBe('{ "extends": "connect", ')
    expect(contentOf(studio, front)).toEqual(connect)
  })

  it('in front end an experiment that they inherit for themselves', () => {
    const studio = open({ cases: [] }, { [acme]: {} })
    studio.openFlow(acme)
    end(studio, 'short')
    expect(studio.store.getState().definition.inputs).toEqual(connect.inputs)
    expect(consentOf(studio, acme)).toEqual({
      ...connect.steps.consent,
      when: undefined,
      enabled: false,
    })
    expect(contentOf(studio, front)).toEqual(flow)
  })
})

describe('what sets null for a customer alone', () => {
  const rule = { if: 'inTest', set: { problem: null, result: null }, to: 'success' }
  const inTest = { '==': null, var: 'in.showConsent' }
  const call = { effect: 'addSource', onDone: '@next' }

  function ended(ofFlow: object, merge: object) {
    const studio = open({}, { [acme]: merge })
    for (const [pointer, value] of Object.entries(ofFlow)) studio.apply((text) => setValue(text, pointer, value))
    end(studio, 'control')
    return { consent: consentOf(studio, acme), merge: contentOf(studio, acme).merge }
  }

  it.each([
    ['an event', '/steps/consent/on/CANCEL', rule, { on: { CANCEL: [rule] } }],
    ['a failed call', '/steps/consent/do', { ...call, onError: rule }, { do: { ...call, onError: [rule] } }],
  ])('a rule of %s is kept, as a list of one', (_, pointer, value, expected) => {
    const { consent } = ended({ '/conditions/inTest': is('short'), [pointer]: value }, { conditions: { inTest } })
    expect(consent).toMatchObject(expected)
  })

  it('leaves the file as it is where a merge can not say it', () => {
    const extra = { screen: 'success', enter: { set: { problem: null } } }
    const variants = [{ id: 'without', when: is('control'), merge: { steps: { extra: null } } }]
    const merge = { variants: null }
    expect(ended({ '/steps/extra': extra, '/variants': variants }, merge).merge).toEqual(merge)
  })
})

it('nothing happens to an experiment that is not there, and that is no step to undo', () => {
  const studio = open({})
  const experiment = experimentOf(studio)
  studio.apply((text) => setValue(text, '/inputs/test', undefined))
  const before = studio.store.getState().undoSteps
  applyToFiles(studio, (file, files) =>
    endExperiment({ front: file, files, because: '' }, { ...experiment, name: 'gone' }, 'a'),
  )
  expect(studio.store.getState().undoSteps).toEqual(before)
})
