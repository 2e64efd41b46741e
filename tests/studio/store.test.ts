/** The store: the selection stays with what was selected, and what is no flow is edited as text alone. */
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../src/flow-files/index.ts'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { takeOutTest } from '../../src/studio/document/edits/edit-tests.ts'
import { removeStep } from '../../src/studio/document/edits/remove-step.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const files = { flows: [{ file: 'flows/connect.flow.json', text }] }
const open = (...drafts: SourceFile[]) => createStudio({ widget: 'http://widget.test/', files }, drafts) as Studio

/** Replaces the first occurrence, as the text editor would. */
function type({ store, transact }: Studio, before: string, after: string) {
  const { state, text: now } = store.getState().document
  const from = now.indexOf(before)
  expect(from).toBeGreaterThan(0)
  transact(state.update({ changes: { from, to: from + before.length, insert: after } }))
}

describe('the selection', () => {
  it('is the first step at the start', () => {
    expect(open().store.getState().selected).toBe('/steps/consent')
  })

  it('stays with its part while lines come and go above it', () => {
    const studio = open()
    studio.select('/steps/selectSource/on/SELECT_SOURCE/to')
    type(studio, '"name": "connect",', '"name": "connect",\n\n')
    type(studio, '"searchMinLength": 3,', '')
    expect(studio.store.getState().selected).toBe('/steps/selectSource/on/SELECT_SOURCE/to')
  })

  it('follows a renamed step and a rule that moves', () => {
    const studio = open()
    studio.selectStep('selectSource')
    type(studio, '"selectSource": {', '"pickSource": {')
    expect(studio.store.getState().selected).toBe('/steps/pickSource')
    studio.undo()
    expect(studio.store.getState().selected).toBe('/steps/selectSource')
    studio.select('/failures/calls/0')
    type(studio, '"calls": [', '"calls": [{ "to": "@stay" }, ')
    expect(studio.store.getState().selected).toBe('/failures/calls/1')
  })

  it('leads to what is around a part that is gone', () => {
    const studio = open()
    studio.select('/steps/consent/on/NOTHING')
    const { anchor } = studio.store.getState()
    expect(text.slice(anchor).startsWith('"on"')).toBe(true)
  })

  it.each([
    ['selectSource', 'the next one of the path', '/steps/uploadInvoices'],
    ['success', 'the one before, for the last', '/steps/enterCredentials'],
  ])('leads from a removed step, %s, to %s', (step, _, expected) => {
    const studio = open()
    studio.selectStep(step)
    studio.apply((current) => removeStep(current, step, null))
    expect(studio.store.getState().selected).toBe(expected)
    expect(studio.store.getState().document.text.slice(studio.store.getState().anchor)).toMatch(
      new RegExp(`^"${expected.slice('/steps/'.length)}"`),
    )
  })
})

describe('a text that is no flow', () => {
  it('keeps the last flow and takes no edit until it is one again', () => {
    const studio = open()
    const { definition } = studio.store.getState()
    type(studio, '"name": "connect",', '"name" "connect",')
    expect(studio.store.getState()).toMatchObject({ isSound: false, definition, selected: '/steps/consent' })
    const { version } = studio.store.getState().document
    studio.apply((current) => changeSetting(current, 'loadedDelayMs', 700))
    expect(studio.store.getState().document.version).toBe(version)
    studio.undo()
    expect(studio.store.getState()).toMatchObject({ isSound: true, selected: '/steps/consent' })
    type(studio, '"path": ["consent", ', '"path": [1, ')
    expect(studio.store.getState().isSound).toBe(false)
  })

  it('may be a draft, but not the file', () => {
    expect(open({ file: 'flows/connect.flow.json', text: '{' }).store.getState().isSound).toBe(false)
    const broken = { flows: [{ file: 'flows/broken.flow.json', text: '{' }] }
    expect(createStudio({ widget: 'http://widget.test/', files: broken })).toBeNull()
  })
})

it('one undo serves the flow and its tests: what was edited last is undone first', () => {
  const tests = [specification.tests]
  const studio = createStudio({ widget: 'http://widget.test/', files: { ...files, tests } }) as Studio
  const takeOut = (of: string) =>
    takeOutTest(of, { id: 'consent-first', pointer: '/invariants/0', expected: null }, 'because')
  studio.apply((of) => changeSetting(of, 'loadedDelayMs', 700))
  studio.applyToTests(takeOut)
  studio.apply((of) => changeSetting(of, 'loadedDelayMs', 800))
  const differing = () => {
    const { document, tests: its } = studio.store.getState()
    return [document.text.includes('700'), document.text.includes('800'), its?.text !== its?.base]
  }
  expect(differing()).toEqual([false, true, true])
  studio.undo()
  expect(differing()).toEqual([true, false, true])
  studio.undo()
  expect(differing()).toEqual([true, false, false])
  studio.undo()
  studio.undo()
  expect(differing()).toEqual([false, false, false])
  for (let redone = 0; redone < 4; redone++) studio.redo()
  expect(differing()).toEqual([false, true, true])
})

it('edits of several files that change nothing are no step to undo, and leave what can be redone', () => {
  const studio = open()
  studio.apply((of) => changeSetting(of, 'loadedDelayMs', 700))
  studio.apply((of) => changeSetting(of, 'loadedDelayMs', 800))
  studio.undo()
  const before = studio.store.getState().undoSteps
  studio.together(() => studio.apply((of) => changeSetting(of, 'loadedDelayMs', 700)))
  studio.together(() => {})
  expect(studio.store.getState().undoSteps).toEqual(before)
  studio.undo()
  expect(studio.store.getState().document.text).toBe(text)
})

describe('the way to a change', () => {
  const acme = 'flows/acme.flow.json'
  const variant = { file: acme, text: JSON.stringify({ extends: 'connect', name: 'acme', merge: {} }) }
  const opened = { widget: 'http://widget.test/', files: { flows: [...files.flows, variant] } }
  const replay = { inputs: {}, events: [{ type: 'NEXT' }] as const }

  it('of another flow is played there: its file comes to the front', () => {
    const { store, playReplay } = createStudio(opened) as Studio
    playReplay(replay, acme)
    const { file, run, front } = store.getState()
    expect({ file, played: run?.customer.file, results: front.results }).toEqual({
      file: acme,
      played: acme,
      results: 'timeline',
    })
  })

  it('of another flow is shown without the results of the one before', () => {
    const { store, setResults, openFlow } = createStudio(opened) as Studio
    setResults({ tests: [], effects: { markdown: '', changes: [], customers: [] }, state: 'done' })
    openFlow(acme)
    expect(store.getState().results).toEqual({ tests: null, effects: null, state: 'working' })
  })

  it('of a flow that is not there is not played in another one', () => {
    const { store, playReplay } = createStudio(opened) as Studio
    playReplay(replay, 'flows/gone.flow.json')
    expect(store.getState()).toMatchObject({ file: 'flows/connect.flow.json', run: null })
  })
})
